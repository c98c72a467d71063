#!/usr/bin/env python3
"""Draws the deal of a record of Adit again, from nothing but docs/fairness.md.

    python3 fairness.py record.json [--piles]
    python3 fairness.py --vectors fairness-vectors.json

Ends with 0 if the deal is as promised, with 1 and a reason if it is not.
--piles also prints every pile as it lay before it was shuffled.
--vectors draws every verb of chance again, from the piles that a file of vectors names.
"""
import hashlib
import hmac
import json
import struct
import sys

# Shuffles of one whole pile: undone, the pile lies in its order again (see "The piles" in fairness.md).
PILES = {'roles', 'gold', 'deal', 'shuffle', 'tokens'}
# What these are drawn from depends on the game so far, which a record alone does not tell.
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


def swapped(pile, swaps):
    pile = list(pile)
    for last, other in swaps:
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def swaps_of(pile, draws):
    """A shuffle swaps the last card with one drawn, then the one before it, down to the second."""
    return [(last, draws.below(last + 1)) for last in range(len(pile) - 1, 0, -1)]


def shuffled(pile, draws):
    return swapped(pile, swaps_of(pile, draws))


def unshuffled(pile, draws):
    return swapped(pile, reversed(swaps_of(pile, draws)))


def places_drawn(claimed, draws):
    """Four cells, all of them again until none lies on or beside another, or one that is claimed."""
    while True:
        cells = [(2 + draws.below(5), draws.below(7) - 3) for _ in range(4)]
        taken = [tuple(map(int, cell.split(','))) for cell in claimed]
        for x, y in cells:
            if any(abs(x - a) + abs(y - b) < 2 for a, b in taken):
                break
            taken.append((x, y))
        else:
            return [f'{x},{y}' for x, y in cells]


def drawn_again(verb, before, room, seats, draws):
    """The words after a verb of chance: from the piles before it, and how many words there is room for."""
    if verb == 'first':
        return [str(draws.below(seats))]
    if verb == 'places':
        return places_drawn(before[0], draws)
    if verb == 'middle':
        ways = before[draws.below(len(before))]
        return [ways[draws.below(2) if len(ways) > 1 else 0]]
    pile = before[0]
    if verb == 'drawn':
        return [pile[draws.below(len(pile))]]
    if verb == 'goals':
        return shuffled(pile[:1] + shuffled(pile[1:], draws)[: room - 1], draws)
    if verb == 'chests':
        return shuffled(pile, draws)[:4] + shuffled(before[1], draws)[:4]
    return shuffled(pile, draws)


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
    """What is wrong with a file of vectors: each number again from its key, and each move from its piles."""
    for one in vectors:
        key, n, verb = bytes.fromhex(one['key']), one['n'], one['verb']
        numbers = Draws(key, n)
        if [numbers.below(limit) for limit in one['below']] != one['drew']:
            return f"{one['title']}: the numbers of {verb} are not what the key gives"
        words = one['move'].split(' ')[1:]
        if drawn_again(verb, one['before'], len(words), one['config']['seats'], Draws(key, n)) != words:
            return f"{one['title']}: {verb} is not what the numbers give"
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
