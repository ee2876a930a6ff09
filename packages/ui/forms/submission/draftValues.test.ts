import { describe, expect, it } from 'vitest';
import { valuesToStore, valuesToRestore } from './draftValues';

const EMPTY = { fullName: '', isAgreed: false, amenities: [] as readonly string[], password: '' };
const SECRETS = ['password'];

describe('values of a draft', () => {
  it('are stored and restored without the secrets', () => {
    const typed = { fullName: 'Ama', isAgreed: true, amenities: ['running_water'], password: 'sesame' };
    const stored = valuesToStore(typed, SECRETS);
    expect(JSON.stringify(stored)).not.toContain('sesame');
    expect({ ...EMPTY, ...valuesToRestore(stored, EMPTY, SECRETS) }).toEqual({ ...typed, password: '' });
  });

  it('never include a file field', () => {
    const idDocument = new File(['%PDF'], 'ghana-card.pdf');
    expect(valuesToStore({ fullName: 'Ama', idDocument, photo: null }, [])).toEqual({ fullName: 'Ama' });
    const older = { fullName: 'Ama', idDocument: 'ghana-card.pdf', photo: [] };
    expect(valuesToRestore(older, { fullName: '', idDocument, photo: null }, [])).toEqual({
      fullName: 'Ama',
    });
  });

  it('are ignored for unknown fields and for fields whose type has changed', () => {
    const older = { fullName: ['Ama'], isAgreed: 'yes', amenities: 'a,b', nickname: 'A', password: 'sesame' };
    expect(valuesToRestore(older, EMPTY, SECRETS)).toEqual({});
  });
});
