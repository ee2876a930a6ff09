import { listingFieldNames } from '@efie/domain/listing';
import { describe, expect, it } from 'vitest';
import { CREATE_ROWS, EDIT_ROWS } from './fieldRows';

const created = Object.values(CREATE_ROWS).flat(2);
const edited = EDIT_ROWS.flat();

describe('listing forms', () => {
  it('have every field once', () => {
    expect(['listingType', ...created].toSorted()).toEqual(listingFieldNames('create').toSorted());
    expect(edited.toSorted()).toEqual(listingFieldNames('edit').toSorted());
  });

  it('have the fields of both in one order', () => {
    expect(edited.filter((name) => name !== 'status' && name !== 'listingType')).toEqual(created);
  });
});
