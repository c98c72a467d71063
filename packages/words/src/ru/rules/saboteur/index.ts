import type { SaboteurWords } from '../../../saboteur/words.ts'
import { actions } from './cards.ts'
import { cases, events, seen } from './events.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import { roles } from './roles.ts'
import { chests, goldCard } from './treasure.ts'
import { crystal, definite, stub, tunnels } from './tunnels.ts'

/** «карту „Вор“» и «карту „Обвал“»: карты «Вор» и «Обвал», after whatever else there is. */
const together: SaboteurWords['together'] = objects => {
  const cards = objects.filter(object => object.startsWith(CARD))
  if (cards.length < 2) return objects
  const [first = '', ...rest] = cards.map(card => card.slice(CARD.length))
  return [...objects.filter(object => !object.startsWith(CARD)), `карты ${first}`, ...rest]
}
const CARD = 'карту '

const goal = (name: string, acc: string, gen: string) => ({ name, acc, gen, dat: gen })
const place = (name: string) => ({ name, to: name })

export const saboteur: SaboteurWords = {
  title: 'Гномы-вредители',
  tagline: 'Вместе прорыться к золоту и понять, кто роет против вас.',
  presets: {
    'first-game': 'Первая партия',
    family: 'Семейная',
    'saboteur-2': 'Гномы-вредители-2',
    'full-jubilee': 'Всё юбилейное',
    tournament: 'Турнир',
  },
  options,
  refusals,
  events,
  seen,
  cases,
  cards: { ...tunnels, ...actions },
  definite,
  listed: 'a',
  together,
  stub,
  crystal,
  roles,
  chests,
  goldCard,
  moves: {
    lay: 'положить {card.a}{card.signs} в клетку {place}',
    'lay-asking': 'положить {card.a}{card.signs} в клетку {place} и просить {B.acc} уладить плату',
    divert: 'перенести последний туннель ({card}) в клетку {place}',
    'divert-asking':
      'перенести последний туннель ({card}) в клетку {place} и просить {B.acc} уладить плату',
    break: ['сломать вашу {tool.acc}', 'сломать {tool.acc} {B.gen}'],
    repair: ['починить вашу {tool.acc}', 'починить {tool.acc} {B.dat}'],
    'repair-with': [
      'починить вашу {tool.acc}, сыграв {card.the}',
      'починить {tool.acc} {B.dat}, сыграв {card.the}',
    ],
    'rock-fall': 'убрать карту из клетки {place}',
    map: 'посмотреть {goal.acc} жилу',
    'map-chest': 'заглянуть в сундук в клетке {place}',
    'vein-swap': 'поменять местами {one.acc} и {other.acc} жилы',
    play: 'сыграть {card.the}',
    'play-on': ['сыграть {card.the} на вас', 'сыграть {card.the} на {B.acc}'],
    'play-at': 'сыграть {card.the} в клетку {place}',
    'play-pair': 'сыграть {card.the} на {one.acc} и {other.acc} жилы',
    discard: 'сбросить {cards}',
    pass: 'пропустить ход',
    ransom: 'отдать {cards} за {tool.acc}',
    'ransom-trap': 'отдать {cards} за свободу',
    figure: 'поставить фишку в клетку {place}, {side}, за {card}',
    allow: 'пропустить',
    veto: 'вето!',
    decline: 'отказаться',
    pay: 'согласиться',
    first: 'сначала {place}',
    'turn-upright': 'так',
    'turn-over': 'иначе',
    keep: 'оставить {card}',
    snatch: 'тянуть карту у {B.gen}',
    look: 'посмотреть роль {B.gen}',
    shift: 'отодвинуть {goal.acc} жилу',
    take: 'взять {nuggets:# самородок|# самородка|# самородков}',
    rob: 'обокрасть {B.acc}',
  },
  watched: {
    lay: 'положить {card.a} {place.to}',
    divert: 'перенести {card.the} {place.to}',
    'rock-fall': 'убрать карту {place}',
    'map-chest': 'заглянуть в сундук {place}',
    'play-at': 'сыграть {card.the} {place}',
  },
  asks: {
    help: { prompt: 'Уладите плату за проход?', what: 'платить ли за проход' },
    veto: { prompt: 'Вето?', what: 'накладывать ли вето' },
    order: { prompt: 'Что открыть первым?', what: 'что открыть первым' },
    turn: { prompt: 'Как положить?', what: 'как положить карту' },
    keep: { prompt: 'Какую оставить?', what: 'какую карту оставить' },
    snatch: { prompt: 'Из чьей руки?', what: 'из чьей руки тянуть' },
    look: { prompt: 'Чья роль?', what: 'чью роль смотреть' },
    shift: { prompt: 'Какая жила отодвинется?', what: 'какую жилу отодвинуть' },
    gold: { prompt: 'Какую карту золота взять?', what: 'карту золота' },
    rob: { prompt: 'Ваш вор: у кого?', what: 'кого обокрасть' },
  },
  turns: {
    move: { title: 'Ваш ход', text: 'Туннель, действие или сброс.' },
    path: { title: 'Следопыт', text: 'Положите карту туннеля.' },
    broken: { title: 'Ваша {tool} сломана', text: 'Почините, сыграйте действие или сбросьте.' },
    two: {
      title: 'Ваши {one} и {other} сломаны',
      text: 'Почините, сыграйте действие или сбросьте.',
    },
    all: { title: 'У вас всё сломано', text: 'Почините, сыграйте действие или сбросьте.' },
    trapped: { title: 'Вы в ловушке', text: 'Освободитесь, сыграйте действие или сбросьте.' },
    empty: { title: 'Карт не осталось', text: 'Можно только пропустить ход.' },
  },
  pending: ['Вы хотите {move}.', '{A} хочет {move}.'],
  waiting: '{A} выбирает {what}.',
  waitingMany: 'Ещё не ответили: {count}.',
  chance: 'Тасуем…',
  endings: {
    gold: ['Вы доходите до золота!', '{A} доходит до золота!'],
    spider: 'Гигантский паук! Золото никому.',
    spent: 'Карты кончились. До золота не дошли.',
    doors: 'Двери закрыли путь обеим командам.',
    absent: 'Победившей команды за столом нет.',
    noSaboteur: 'Вредителей не было: не побеждает никто.',
    profiteer: 'Побеждает один делец.',
  },
  teams: {
    diggers: { name: 'Золотоискатели', won: 'Побеждают золотоискатели.' },
    green: { name: 'Зелёные', won: 'Побеждают зелёные золотоискатели.' },
    blue: { name: 'Синие', won: 'Побеждают синие золотоискатели.' },
    greedy: { name: 'Жадный гном', won: 'Побеждает один жадный гном.' },
    saboteurs: { name: 'Вредители', won: 'Побеждают вредители.' },
  },
  tools: {
    pick: { name: 'кирка', acc: 'кирку', gen: 'кирки' },
    lamp: { name: 'лампа', acc: 'лампу', gen: 'лампы' },
    cart: { name: 'вагонетка', acc: 'вагонетку', gen: 'вагонетки' },
  },
  sides: { top: 'сверху', right: 'справа', bottom: 'снизу', left: 'слева' },
  goals: {
    topmost: goal('самая верхняя', 'самую верхнюю', 'самой верхней'),
    upper: goal('верхняя', 'верхнюю', 'верхней'),
    middle: goal('средняя', 'среднюю', 'средней'),
    lower: goal('нижняя', 'нижнюю', 'нижней'),
    lowest: goal('самая нижняя', 'самую нижнюю', 'самой нижней'),
  },
  places: {
    beside: {
      upper: place('у верхней жилы'),
      middle: place('у средней жилы'),
      lower: place('у нижней жилы'),
    },
    between: {
      upper: place('между верхней и средней жилами'),
      lower: place('между средней и нижней жилами'),
    },
    outside: {
      upper: place('над верхней жилой'),
      lower: place('под нижней жилой'),
    },
    atStart: place('у входа'),
    behind: place('за входом'),
    nearStart: place('недалеко от входа'),
    halfway: place('на полпути'),
    nearGoals: place('недалеко от жил'),
    beyond: place('за жилами'),
    farUp: 'вверху',
    farDown: 'внизу',
  },
  found: {
    gold: 'золото!',
    stone: 'только камень',
    bag: 'мешок золота',
    dragon: 'дракон',
    spider: 'гигантский паук!',
  },
  ways: { left: 'по часовой стрелке', right: 'против часовой стрелки' },
  sources: { pile: 'из сброса', deck: 'из колоды' },
  youAre: 'Вы — {role}',
  youAreNow: 'Теперь вы — {role}',
  roleOf: ['вы — {role}', '{A} — {role}'],
}
