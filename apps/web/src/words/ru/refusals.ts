import { liveRefusalsRu } from '@adit/i18n'
import type { Words } from '../en/index.ts'

export const refusals: Words['refusals'] = {
  ...liveRefusalsRu,
  'server-too-fast': 'Для сервера это слишком быстро: попробуйте через несколько секунд.',
  'server-too-many-tables': 'Открыто слишком много столов сразу. Сначала закройте один.',
  'server-too-many-connections': 'Подключено слишком много ваших окон. Сначала закройте одно.',
  'server-not-signed-in': 'Сервер не узнаёт это устройство. Загрузите страницу заново.',
  'server-foreign-host': 'Этот сервер не отзывается на такое имя. Его хозяин может это настроить.',
  'server-foreign-origin': 'Эту страницу прислал не тот сервер, с которым она говорит.',
  'server-unknown-code': 'Стола с таким кодом нет.',
  'server-nothing-there': 'По этому адресу ничего нет.',
  'server-bad-request': 'Сервер не может прочесть то, что ему прислали.',
  'server-over-sockets-only': 'Это работает только по постоянному соединению.',
  'server-failed': 'На сервере поломка, она уже записана. Попробуйте ещё раз.',
  'server-closing': 'Сервер перезапускается. Страница вернётся сама.',
}
