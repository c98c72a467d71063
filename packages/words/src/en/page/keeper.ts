export const keeper = {
  title: 'Keeper',
  heading: 'Keeping the peace',
  intro: 'For whoever runs this server. All that is done here is written into its journal.',
  token: 'The keeper’s token',
  tokenHelp:
    'The server was started with it, as ADIT_KEEPER_TOKEN. It is forgotten when this page is closed.',
  enter: 'Come in',
  wrong: 'The server does not take this for its keeper’s token.',
  offline: 'No server answers. Try again.',
  reports: 'Reports',
  all: 'Also those that were answered',
  none: 'Nothing waits for an answer.',
  line: '{by} about {about}: {why}',
  at: '{date}, table {table}',
  said: 'What was said',
  nothingSaid: 'Nobody had said anything.',
  silence: 'Silence for {span}',
  ban: 'Ban for {span}',
  lift: 'Lift both',
  dismiss: 'Nothing to be done',
  hours: 'For how long',
  spans: { '1': 'An hour', '24': 'A day', '168': 'A week', '720': 'A month' },
  /** After “silenced for”. */
  lasting: { '1': 'an hour', '24': 'a day', '168': 'a week', '720': 'a month' },
  lastingHours: '{hours} hours',
  answers: { silence: 'Silenced', ban: 'Banned', lift: 'Lifted', dismiss: 'Put aside' },
  noted: 'Done, and written down.',
  journal: 'Journal',
  noDeeds: 'Nothing was done yet.',
  deeds: {
    silence: '{person} was silenced for {span}.',
    ban: '{person} was banned for {span}.',
    lift: '{person} may come and speak again.',
    dismiss: 'The report about {person} was put aside.',
  },
}

export type KeeperWords = typeof keeper
