import type { Catalogue } from '../catalogue.ts'
import { liveRefusalsEn } from './live-refusals.ts'
import { myTreasure } from './my-treasure.ts'
import { nimbleGnomes } from './nimble-gnomes.ts'
import { saboteur } from './saboteur.ts'

export const en: Catalogue = {
  name: 'English',
  common: {
    chance: 'chance',
    spectator: 'spectator',
    seat: 'Seat',
    seats: 'Seats',
    random: 'drawn by lot',
    on: 'on',
    off: 'off',
  },
  refusals: {
    ...liveRefusalsEn,
    'config-not-object': 'The configuration is not an object.',
    'config-seats': '{title} is for {min} to {max} players.',
    'config-unknown-option': 'There is no option called "{option}".',
    'config-bad-value': 'The option "{option}" cannot have that value.',
    'turn-without-seat': 'A turn begins with the seat, or * for chance: "{text}" does not.',
    'turn-without-move': 'There is no move after the seat: "{text}".',
    'move-unreadable': 'This is not a move: "{text}".',
    'position-bad-line': 'This is not a line of a position: "{text}".',
    'position-field-twice': 'The field "{field}" stands there twice.',
    'position-bad-field': 'The field "{field}" is missing or makes no sense.',
    'record-too-long': 'The record is longer than {most} characters.',
    'record-not-json': 'The file is not JSON: {error}',
    'record-bad-field': 'In the record, "{field}" is wrong: {error}',
    'record-unknown-title': 'There is no game called "{title}".',
    'record-other-revision':
      'The record was made under revision {revision} of {title}; this is revision {ours}.',
    'record-seats-differ': 'The record names {names} players, but the game has {seats} seats.',
    'record-bad-turn': 'Move {at} cannot be read: "{text}".',
    'record-other-hash': 'The moves lead to {found}, but the record says {written}.',
    'deal-missing': 'The record does not say where its chance came from.',
    'deal-not-revealed': 'The server seed of this game has not been revealed.',
    'deal-broken-commitment': 'The server seed is not the one that was committed to.',
    'deal-differs': 'The seeds draw something else here.',
  },
  games: { saboteur, 'nimble-gnomes': nimbleGnomes, 'my-treasure': myTreasure },
}
