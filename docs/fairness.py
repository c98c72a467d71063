#!/usr/bin/env python3
"""Draws the deal of a record of Adit again, from nothing but docs/fairness.md.

    python3 fairness.py record.json [--piles]

Ends with 0 if the deal is as promised, with 1 and a reason if it is not.
--piles also prints every pile as it lay before it was shuffled.
"""
import hashlib
import hmac
import json
import struct
import sys

# Shuffles of one whole pile: undone, the pile lies in its order again (see "The piles" in fairness.md).
PILES = {'roles', 'gold', 'deal', 'shuffle', 'tokens'}
# Piles whose order depends on the game so far, or of which only a part is shown: only their numbers are drawn.
OTHERS = {'goals', 'places', 'chests', 'middle', 'stir', 'drawn', 'party'}


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def canonical(value):
    """JSON without spaces, the fields of every object in order of their names."""
    return json.dumps(value, sort_keys=True, separators=(',', ':'), ensure_ascii=False)


def commitment_of(seed):
    return hashlib.sha256(b'adit server seed 1\n' + bytes.fromhex(seed)).hexdigest()


def pledge_of(share):
    return digest('adit share 1\n' + share)


def deal_key(record):
    deal = record['deal']
    rest = {name: record[name] for name in ('config', 'revision', 'title')}
    text = 'adit deal 1\n' + canonical({**rest, 'playerSeeds': deal['playerSeeds']})
    return hmac.new(bytes.fromhex(deal['serverSeed']), text.encode(), 'sha256').digest()


class Draws:
    """The numbers of CHANCE's move number `turn`."""

    def __init__(self, key, turn):
        self.key, self.turn, self.block, self.words = key, turn, 0, []

    def word(self):
        if not self.words:
            name = f'{self.turn}:{self.block}'.encode()
            self.words = list(struct.unpack('>8I', hmac.new(self.key, name, 'sha256').digest()))
            self.block += 1
        return self.words.pop(0)

    def below(self, limit):
        fair = 2**32 - 2**32 % limit
        while True:
            word = self.word()
            if word < fair:
                return word % limit


def unshuffled(pile, draws):
    """A shuffle swaps the last card with one drawn, then the one before it, down to the second."""
    swaps = [(last, draws.below(last + 1)) for last in range(len(pile) - 1, 0, -1)]
    pile = list(pile)
    for last, other in reversed(swaps):
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def is_in_order(pile, known):
    """Equal cards lie together, and cards that every pile has once lie as they did before."""
    seen = list(dict.fromkeys(pile))
    together = [card for card in seen for _ in range(pile.count(card))]
    rank = {card: at for at, card in enumerate(known)}
    ranks = [rank[card] for card in seen if card in rank]
    return pile == together and ranks == sorted(ranks)


TREASURES = ('ring', 'gem', 'sword', 'necklace', 'coin', 'potion')
ORDERS = {'my-treasure shuffle': [f'{kind}-{letter}' for letter in 'abcde' for kind in TREASURES] + ['orc']}


def check(record, piles):
    deal = record['deal']
    if commitment_of(deal['serverSeed']) != deal['commitment']:
        return 'the server seed is not the one that was promised'
    key, turn, times = deal_key(record), 0, {}
    for number, line in enumerate(record['moves']):
        who, verb, *drawn = line.split(' ')
        if who != '*':
            continue
        draws, turn = Draws(key, turn), turn + 1
        times[verb] = times.get(verb, 0) + 1
        if verb == 'first' and drawn != [str(draws.below(len(deal['playerSeeds'])))]:
            return f'move {number + 1}: another seat goes first'
        if verb == 'goals' and len(drawn) == 3:
            draws.below(2)
            if unshuffled(drawn, draws)[0] != 'gold':
                return f'move {number + 1}: goals are not what the numbers give'
        # Of the gold only the first pile is whole; later ones are what was left.
        if verb in PILES and (verb != 'gold' or times[verb] == 1):
            before = unshuffled(drawn, draws)
            if piles:
                print(f'move {number + 1}: {verb}:', *before)
            if not is_in_order(before, ORDERS.get(f"{record['title']} {verb}", [])):
                return f'move {number + 1}: {verb} is not what the numbers give'
        elif verb not in OTHERS | PILES | {'first'}:
            return f'move {number + 1}: {verb} is not a verb of chance'
    return None


def check_vectors(vectors):
    """What is wrong with a file of vectors: each number again, from its key."""
    for one in vectors:
        draws = Draws(bytes.fromhex(one['key']), one['n'])
        if [draws.below(limit) for limit in one['below']] != one['drew']:
            return f"{one['title']}: {one['verb']} is not what the key gives"
    print(f'{len(vectors)} vectors hold')
    return None


if __name__ == '__main__':
    name = next(word for word in sys.argv[1:] if not word.startswith('--'))
    with open(name, encoding='utf-8') as file:
        given = json.load(file)
    if '--vectors' in sys.argv:
        sys.exit(check_vectors(given))
    found = check(given, '--piles' in sys.argv)
    print(found or 'the deal is as promised')
    sys.exit(1 if found else 0)
