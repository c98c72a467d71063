import type { Catalogue } from '../catalogue.ts'
import { liveRefusalsRu } from './live-refusals.ts'
import { myTreasure } from './my-treasure.ts'
import { nimbleGnomes } from './nimble-gnomes.ts'
import { saboteur } from './saboteur.ts'

export const ru: Catalogue = {
  name: 'Русский',
  common: {
    chance: 'случай',
    spectator: 'зритель',
    seat: 'Место',
    seats: 'Места',
    random: 'по жребию',
    on: 'да',
    off: 'нет',
  },
  refusals: {
    ...liveRefusalsRu,
    'config-not-object': 'Настройки стола — не объект.',
    'config-seats': '{title}: играют от {min} до {max}.',
    'config-unknown-option': 'Настройки «{option}» нет.',
    'config-bad-value': 'У настройки «{option}» не бывает такого значения.',
    'turn-without-seat': 'Ход начинается с номера места или * для случая, а здесь: «{text}».',
    'turn-without-move': 'После номера места нет хода: «{text}».',
    'move-unreadable': 'Это не ход: «{text}».',
    'position-bad-line': 'Это не строка позиции: «{text}».',
    'position-field-twice': 'Поле «{field}» встречается дважды.',
    'position-bad-field': 'Поля «{field}» нет, или в нём бессмыслица.',
    'record-too-long': 'Запись длиннее {most} знаков.',
    'record-not-json': 'Файл — не JSON: {error}',
    'record-bad-field': 'В записи неверно поле «{field}»: {error}',
    'record-unknown-title': 'Игры «{title}» нет.',
    'record-other-revision':
      'Запись сделана по редакции {revision} игры {title}, а здесь редакция {ours}.',
    'record-seats-differ': 'В записи имён: {names}, а мест в игре: {seats}.',
    'record-bad-turn': 'Ход {at} не читается: «{text}».',
    'record-other-hash': 'Ходы приводят к {found}, а в записи стоит {written}.',
    'deal-missing': 'В записи не сказано, откуда взялась её случайность.',
    'deal-not-revealed': 'Зерно сервера для этой игры ещё не раскрыто.',
    'deal-broken-commitment': 'Зерно сервера не то, что было обещано заранее.',
    'deal-differs': 'По этим зёрнам здесь выпадает другое.',
  },
  games: { saboteur, 'nimble-gnomes': nimbleGnomes, 'my-treasure': myTreasure },
}
