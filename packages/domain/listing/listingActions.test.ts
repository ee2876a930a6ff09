import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionText,
  changesToSend,
  countOutcomes,
  doneText,
  mergeOutcomes,
  NO_OUTCOMES,
  noteTexts,
  planAction,
  reasonText,
  settleOutcomes,
  undoneText,
  type ActionNote,
  type BulkAction,
  type ChangeOutcome,
  type ListingAction,
  type ListingChange,
} from './index';

fc.configureGlobal({ seed: 20261121 });

type PlannedListing = Parameters<typeof planAction>[0][number];

const anyBulkAction: fc.Arbitrary<BulkAction> = fc.oneof(
  fc.constant({ kind: 'delete' } as const),
  fc
    .constantFrom('active', 'inactive', 'sold', 'rented')
    .map((status) => ({ kind: 'status', status }) as BulkAction),
);
const anyPrice = fc.constantFrom(450, 1200.5);
const anyAction: fc.Arbitrary<ListingAction> = fc.oneof(
  anyBulkAction,
  anyPrice.map((price) => ({ kind: 'price', price }) as const),
);

const anyId = fc.constantFrom('1', '2', '3', '4', '5', '6');

const anyOutcome: fc.Arbitrary<ChangeOutcome> = fc.oneof(
  fc.constant({ kind: 'done' } as const),
  fc.record({ kind: fc.constant('failed' as const), reason: fc.constant('No.'), isUncertain: fc.boolean() }),
  fc.constant({ kind: 'unsent', reason: 'Later.' } as const),
);

const anyOutcomes = fc.array(fc.tuple(anyId, anyOutcome)).map((entries) => new Map(entries));

describe('planAction', () => {
  const anyListings = fc.array(
    fc.record({
      status: fc.constantFrom('active', 'inactive', 'sold', 'rented', 'haunted', null),
      listingType: fc.constantFrom('rent', 'sale', null),
    }),
    // Only these fields are read.
  ) as fc.Arbitrary<object> as fc.Arbitrary<readonly PlannedListing[]>;

  it('puts every listing into one group, and never one for sale among the rented', () => {
    fc.assert(
      fc.property(anyListings, anyBulkAction, (listings, action) => {
        const { included, unchanged, impossible } = planAction(listings, action);
        const grouped = [...included, ...unchanged, ...impossible];
        expect(grouped).toHaveLength(listings.length);
        expect(new Set(grouped)).toEqual(new Set(listings));
        if (action.kind === 'delete') {
          expect(included).toEqual(listings);
          return;
        }
        for (const { status, listingType } of included) {
          expect(status).not.toBe(action.status);
          expect(listingType === 'sale' && action.status === 'rented').toBe(false);
          expect(listingType === 'rent' && action.status === 'sold').toBe(false);
        }
        expect(unchanged.every(({ status }) => status === action.status)).toBe(true);
      }),
    );
  });
});

describe('repeating a bulk change', () => {
  it('sends what is not done, each listing once, and ends when everything is done', () => {
    fc.assert(
      fc.property(
        fc.array(anyId),
        anyAction,
        fc.array(anyOutcomes, { maxLength: 5 }),
        (ids, action, rounds) => {
          const changes: ListingChange[] = ids.map((id) => ({ id, action }));
          let outcomes = NO_OUTCOMES;
          const sentAfterDone: string[] = [];
          for (const round of rounds) {
            const sent = changesToSend(changes, outcomes);
            expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
            sentAfterDone.push(
              ...sent.filter(({ id }) => outcomes.get(id)?.kind === 'done').map(({ id }) => id),
            );
            const ofSent = new Map([...round].filter(([id]) => sent.some((change) => change.id === id)));
            outcomes = mergeOutcomes(outcomes, ofSent);
          }
          expect(sentAfterDone).toEqual([]);
          // What a naive observer has seen: done once is done, else the last outcome counts.
          for (const id of new Set(ids)) {
            const seen = rounds.map((round) => round.get(id)).filter((outcome) => outcome !== undefined);
            const expected = seen.find(({ kind }) => kind === 'done') ?? seen.at(-1);
            expect(outcomes.get(id)).toEqual(expected);
          }
        },
      ),
    );
  });

  it('counts each listing once', () => {
    fc.assert(
      fc.property(anyOutcomes, (outcomes) => {
        const { done, remaining } = countOutcomes(outcomes);
        expect(done + remaining).toBe(outcomes.size);
        expect(done).toBe([...outcomes].filter(([, { kind }]) => kind === 'done').length);
      }),
    );
  });
});

describe('settleOutcomes', () => {
  const anyList = fc.array(
    fc.record({ id: anyId, status: fc.constantFrom('active', 'rented', null), price: fc.option(anyPrice) }),
  );

  it('ends only the uncertain outcomes that the list shows as done', () => {
    fc.assert(
      fc.property(fc.array(anyId), anyAction, anyOutcomes, anyList, (ids, action, outcomes, list) => {
        const changes = ids.map((id) => ({ id, action }));
        const settled = settleOutcomes(changes, outcomes, list);
        expect([...settled.keys()]).toEqual([...outcomes.keys()]);
        for (const [id, outcome] of outcomes) {
          if (!ids.includes(id) || outcome.kind !== 'failed' || !outcome.isUncertain) {
            expect(settled.get(id)).toEqual(outcome);
            continue;
          }
          // The last entry of an id counts, as in a list that a server sent twice.
          const now = list.findLast((listing) => listing.id === id);
          const isDone = {
            delete: now === undefined,
            status: action.kind === 'status' && now?.status === action.status,
            price: action.kind === 'price' && now?.price === action.price,
          }[action.kind];
          expect(settled.get(id)).toEqual(isDone ? { kind: 'done' } : outcome);
        }
      }),
    );
  });
});

it('names the action and the number of properties', () => {
  expect(actionText({ kind: 'delete' }, 3)).toBe('Delete 3 properties');
  expect(actionText({ kind: 'status', status: 'rented' }, 1)).toBe('Mark 1 property as rented');
  expect(doneText({ kind: 'delete' }, 1)).toBe('1 property deleted');
  expect(doneText({ kind: 'status', status: 'sold' }, 1200)).toBe('1,200 properties marked as sold');
});

describe('the text of a change that is not done', () => {
  const remove: ListingAction = { kind: 'delete' };
  const rent: ListingAction = { kind: 'status', status: 'rented' };
  const failed = (isUncertain: boolean) => ({ kind: 'failed', reason: 'No response.', isUncertain }) as const;

  it('names the action and the reason', () => {
    expect(undoneText(remove, failed(false))).toBe('Not deleted. No response.');
    expect(undoneText(rent, { kind: 'unsent', reason: 'Not sent.' })).toBe('Not marked as rented. Not sent.');
    expect(undoneText({ kind: 'price', price: 450 }, failed(true))).toBe(
      'Perhaps not given another price. No response. It may have been changed.',
    );
  });

  it('says what may have happened', () => {
    expect(undoneText(remove, failed(true))).toBe(
      'Perhaps not deleted. No response. It may have been deleted.',
    );
    expect(undoneText(rent, failed(true))).toBe(
      'Perhaps not marked as rented. No response. It may have been changed.',
    );
    expect(reasonText(remove, failed(true))).toBe('No response. It may have been deleted.');
  });
});

describe('noteTexts', () => {
  const notes = new Map<string, ActionNote>([
    ['1', { action: { kind: 'status', status: 'rented' }, text: 'Not marked as rented.' }],
    ['2', { action: { kind: 'delete' }, text: 'Not deleted.' }],
  ]);

  it('leaves out a status that the listing has by now, and a listing that is gone', () => {
    const textsOf = (status: string) => [...noteTexts(notes, [{ id: '1', status, price: 450 }])];
    expect(textsOf('active')).toEqual([['1', 'Not marked as rented.']]);
    expect(textsOf('rented')).toEqual([]);
    expect([...noteTexts(notes, [{ id: '2', status: 'rented', price: 450 }])]).toEqual([
      ['2', 'Not deleted.'],
    ]);
  });
});
