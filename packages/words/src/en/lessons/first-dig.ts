import type { WordsOfLesson } from '../../lessons/words.ts'

export const firstDig: WordsOfLesson<'first-dig'> = {
  title: 'First dig',
  about: 'A whole round: dig, mend, peek, find the gold.',
  steps: {
    role: {
      say: 'Hold your role card: it is for your eyes only.',
      done: 'A digger: if the tunnel reaches the gold, you win.',
      wrong: {
        'hand-card': 'First let’s see whose side you are on. Hold the card with the question mark.',
      },
    },
    card: {
      say: 'We dig from the ladder to one of three goals: take the straight tunnel.',
      wrong: {
        'another-tunnel':
          'That one will come in handy later. Start with the straight one, it is lit.',
        goal: 'That is where we are going. First a card from your hand.',
      },
    },
    lay: {
      say: 'It fits where the frame glows: press the cell, then Lay.',
      wrong: {
        'cell-above-the-start':
          'There the tunnel would run into rock. The cell right of the ladder fits.',
        'cell-left-of-the-start': 'The rules allow it, but the gold lies the other way.',
        'cell-far-away': 'The tunnel grows from the ladder, card by card, side by side.',
      },
    },
    others: {
      say: 'A turn is one card played and one drawn, and the lantern shows whose turn it is.',
      watch: 'Hob and Vera dig, Kuno looks at the middle goal.',
    },
    map: {
      say: 'One goal hides gold, two hide stone: look under the lowest.',
      done: 'Gold! Dashes and an eye mean that only you know.',
      wrong: {
        'middle-goal': 'Kuno has looked there. The lowest will tell you more.',
        'tunnel-card': 'Digging is fine, but blind. First the map.',
      },
    },
    broken: {
      say: 'Vera breaks your pick, and with a broken tool you cannot dig!',
      watch: 'Kuno breaks Vera’s lamp in return.',
    },
    mend: {
      say: 'Mend it: the card with the whole pick, then yourself.',
      done: 'Good as new. You may mend for others, too.',
      wrong: {
        'tunnel-card': 'Not without a pick. The green card mends it.',
        'another-player': 'Hob’s pick is fine. Yours is broken.',
      },
    },
    pass: {
      say: 'None of Kuno’s cards will do, so one is discarded, as you may on any turn.',
    },
    turn: {
      say: 'This fork fits either way up, but your gold is below: turn it, then lay it.',
      done: 'Now the tunnel bends towards the gold.',
      wrong: {
        'lay-without-turning': 'This way it opens upwards, and the gold is below. Turn it first.',
      },
    },
    'dead-end': {
      say: 'Vera lays a dead end right before the gold: bad luck, or a saboteur?',
    },
    'rock-fall': {
      say: 'A rock fall takes out any tunnel: drop it on the dead end.',
      wrong: {
        start: 'The entrance stands for ever. It is the dead end that is in the way.',
        'another-tunnel': 'That one helps you. Clear the dead end.',
        'laying-on-behind-the-dead-end':
          'Nothing leads on from a dead end: the tunnel stops inside it.',
      },
    },
    almost: {
      say: 'Hob and Kuno no longer trust Vera, and the gold is one cell away.',
    },
    gold: {
      say: 'Close the gap: the crossing leads on to the goal.',
      done: 'Gold!',
      wrong: {
        corner: 'A corner would lead past the goal. You need a way from left to right.',
      },
    },
    suspect: {
      say: 'While the roles are still closed: who dug against you, do you think?',
      done: 'Vera, the saboteur. The pick, the dead end: the clues were there.',
      wrong: {
        'hob-or-kuno': 'Not this time: the saboteur is Vera. Think of the pick and the dead end.',
      },
    },
    take: {
      say: 'You laid the last card, so you choose first: take the three.',
      wrong: {
        'smaller-card': 'How modest! But the most nuggets win.',
      },
    },
    end: {
      say: 'A game is three rounds with new roles each time, so next time the saboteur may be you.',
    },
  },
}
