/** Line icons on a grid of 24, drawn with a stroke of 1.8; `solid` parts are filled. */
export const icons = {
  // Tools and harms
  pick: '<path d="M3.5 9.5C8 4 16 4 20.5 9.5M12 5.5V21"/>',
  lamp: '<path d="M9 5h6M12 2.5V5M7.5 8h9L18 18.5H6zM8.5 21.5h7"/><path class="solid" d="M12 10c2 2.5 2 5.5 0 5.5s-2-3 0-5.5z"/>',
  cart: '<path d="M2.5 7h19l-3 9h-13z"/><circle cx="8" cy="19.5" r="1.8"/><circle cx="16" cy="19.5" r="1.8"/>',
  trap: '<path d="M4.5 20.5V10a7.5 7.5 0 0 1 15 0v10.5zM9.5 20.5V4M14.5 20.5V4"/>',
  thief:
    '<path d="M2.5 10c4-3 15-3 19 0 0 5-3.5 6.5-6 6.5-2 0-2-2-3.5-2s-1.5 2-3.5 2c-2.5 0-6-1.5-6-6.5z"/><circle class="solid" cx="8.2" cy="11.8" r="1.3"/><circle class="solid" cx="15.8" cy="11.8" r="1.3"/>',
  // Cards and places
  map: '<path d="M3 6l6-2.5L15 6l6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5"/>',
  'rock-fall': '<path d="M3 20.5l4-8 4 3 3-7 3 5 4 7zM8 3v4M12.5 2v3M17 4v3.5"/>',
  tunnel: '<path d="M3 8.5h6.5V3M14.5 3v5.5H21M3 15.5h6.5V21M14.5 21v-5.5H21"/>',
  ladder: '<path d="M8 2v20M16 2v20M8 6h8M8 11h8M8 16h8"/>',
  door: '<path d="M5.5 21V10a6.5 6.5 0 0 1 13 0v11zM3.5 21h17"/><circle class="solid" cx="15" cy="14" r="1.2"/>',
  chest: '<path d="M3.5 11c0-8 17-8 17 0v8.5h-17zM3.5 11h17M10 11v3.5h4V11"/>',
  figure: '<path d="M12 3c2 3 4 6 5 9H7c1-3 3-6 5-9zM8 12c0 5 8 5 8 0M6.5 20.5h11l-2-4h-7z"/>',
  gold: '<path d="M4 15l3-6 6-3 6 4 1 6-5 4H8zM9 13l4-3 4 2"/>',
  stone: '<path class="solid" d="M3 15l3-8 7-3 7 5 1 7-5 5H8z"/>',
  crystal: '<path d="M12 2l5 7-5 13L7 9zM7 9h10"/>',
  cards: '<path d="M8 4h11v15H8zM8 7L4.5 8 8 21l8-2"/>',
  deck: '<path d="M6 3h12v14H6zM6 19.5h12"/>',
  discard: '<path d="M5 4.5h10V12M5 4.5V18h5M15.5 14v6M12.5 17.5l3 3 3-3"/>',
  hat: '<path d="M3 18c6-2 12-2 18 0M6 17C7 9 11 5 16 3c-1 5 1 9 2 14"/>',
  swap: '<path d="M4 8h14l-3.5-3.5M20 16H6l3.5 3.5"/>',
  // Nimble Gnomes and My Treasure
  cave: '<path d="M2.5 20.5C3 11 7 4 12 4s9 7 9.5 16.5zM8 20.5c0-5 1.5-8 4-8s4 3 4 8"/>',
  wind: '<path d="M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7"/>',
  fog: '<path d="M3 8c3-2 6 2 9 0s6-2 9 0M3 13c3-2 6 2 9 0s6-2 9 0M3 18c3-2 6 2 9 0s6-2 9 0"/>',
  ring: '<circle cx="12" cy="15" r="6.5"/><path d="M9 7l3-4 3 4-3 2z"/>',
  gem: '<path d="M7 4h10l4.5 5.5L12 21 2.5 9.5zM2.5 9.5h19M9 9.5L12 21l3-11.5L12 4z"/>',
  sword: '<path d="M19.5 3l-11 12.5M19.5 3l-1 5-8 9M5.5 13l6 5.5M8.5 15.5L4 20.5"/>',
  necklace: '<path d="M4 4c0 8 3.5 11.5 8 11.5S20 12 20 4M12 15l2.5 3.5L12 22l-2.5-3.5z"/>',
  coin: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="5.5"/><path d="M12 9v6"/>',
  potion:
    '<path d="M9.5 3h5M10.5 3v6L5 18.5c-.8 1.6 0 2.5 1.5 2.5h11c1.5 0 2.3-.9 1.5-2.5L13.5 9V3M7.5 15h9"/>',
  mouse:
    '<path d="M4 16c0-5 4-8 9-8 4 0 7 3 8 7l-3 2H6.5zM10 9a3 3 0 1 0-4 2M4 16c-2 0-2 4 2 4"/><circle class="solid" cx="17" cy="13" r="1"/>',
  orc: '<path d="M4 9L2 5l5 1.5c3-2.5 7-2.5 10 0L22 5l-2 4c1 6-2 12-8 12S3 15 4 9zM7.5 11.5l3 1.5M16.5 11.5l-3 1.5M9 17l1-2 2 1 2-1 1 2"/>',
  // What one does
  eye: '<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z"/><circle cx="12" cy="12" r="3"/>',
  turn: '<path d="M5 12a7 7 0 1 1 2.5 5.4M5 19v-5h5"/>',
  undo: '<path d="M9 5l-5 5 5 5M4.5 10H15a5 5 0 0 1 0 10h-3"/>',
  veto: '<circle cx="12" cy="12" r="9"/><path d="M5.8 5.8l12.4 12.4"/>',
  hand: '<path d="M7 12V5.5a1.5 1.5 0 0 1 3 0V11m0-1V4a1.5 1.5 0 0 1 3 0v6m0 0V5a1.5 1.5 0 0 1 3 0v7m0-4a1.5 1.5 0 0 1 3 0v6c0 5-3 7-6 7s-5-1-7-5l-2.5-4.5a1.5 1.5 0 0 1 2.5-1.5L7 14"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  fit: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  check: '<path d="M4.5 12.5l5 5L20 6.5"/>',
  cross: '<path d="M6 6l12 12M18 6L6 18"/>',
  // Around the table
  log: '<path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4"/>',
  chat: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  pace: '<path d="M8 3h8l3.5 18h-15zM12 17L18.5 6M6.5 15h11"/>',
  bot: '<path d="M5 9h14v10H5zM12 9V5M9.5 13v2M14.5 13v2M2.5 12v4M21.5 12v4"/><circle cx="12" cy="4" r="1.3"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c1-9 15-9 16 0z"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 20c.5-8 12.5-8 13 0zM15.5 5.5a3.5 3.5 0 0 1 0 6.5M18 20h3.5c-.2-4-2-6-4.5-6.5"/>',
  lock: '<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1"/>',
  share: '<path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v7.5h14V13"/>',
  copy: '<path d="M8 8h12v12H8zM16 8V4H4v12h4"/>',
  qr: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2"/>',
  down: '<path d="M12 3.5V15M7.5 10.5L12 15l4.5-4.5M5 19.5h14"/>',
  shield: '<path d="M12 2.5l8 3v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5"/>',
  crown: '<path d="M3.5 18.5h17l1.5-11-6 4-4-7-4 7-6-4z"/>',
  star: '<path d="M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.6L12 17l-5.7 3.5 1.5-6.6L3 9.6 9.3 9z"/>',
  offline:
    '<path d="M3 9c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M3 3l18 18"/><circle class="solid" cx="12" cy="18" r="1.6"/>',
  bell: '<path d="M5 17.5c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7zM10 20.5c1 1 3 1 4 0"/>',
  // The page
  more: '<circle class="solid" cx="5" cy="12" r="1.8"/><circle class="solid" cx="12" cy="12" r="1.8"/><circle class="solid" cx="19" cy="12" r="1.8"/>',
  back: '<path d="M14.5 5l-7 7 7 7"/>',
  forward: '<path d="M9.5 5l7 7-7 7"/>',
  unfold: '<path d="M5 9.5l7 7 7-7"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
  gear: '<path d="M10.4 2.8h3.2l.5 2.7 1.9.8 2.3-1.6 2.2 2.3-1.5 2.2.8 1.9 2.7.5v3.2l-2.7.5-.8 1.9 1.5 2.2-2.2 2.3-2.3-1.6-1.9.8-.5 2.7h-3.2l-.5-2.7-1.9-.8-2.3 1.6-2.2-2.3 1.5-2.2-.8-1.9-2.7-.5v-3.2l2.7-.5.8-1.9-1.5-2.2 2.2-2.3 2.3 1.6 1.9-.8z" transform="translate(1.2 .9) scale(.9)"/><circle cx="12" cy="12" r="3"/>',
  book: '<path d="M4 4.5c3-1 6-1 8 1 2-2 5-2 8-1V19c-3-1-6-1-8 1-2-2-5-2-8-1zM12 5.5V20"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"/>',
  moon: '<path d="M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6"/><circle class="solid" cx="12" cy="7.5" r="1.2"/>',
  warning:
    '<path d="M12 3.5l9.5 17h-19zM12 10v5"/><circle class="solid" cx="12" cy="17.8" r="1.1"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5c0-4 6-3.5 5.5 0-.4 2-3 2.2-3 4.5"/><circle class="solid" cx="12" cy="17" r="1.1"/>',
  play: '<path class="solid" d="M7 4.5v15l12-7.5z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  previous: '<path d="M16 5l-8 7 8 7M6 5v14"/>',
  next: '<path d="M8 5l8 7-8 7M18 5v14"/>',
} as const satisfies Readonly<Record<string, string>>

export type IconName = keyof typeof icons

export const iconNames: readonly IconName[] = Object.keys(icons).filter(
  (name): name is IconName => name in icons,
)
