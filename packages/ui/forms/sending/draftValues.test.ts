import { describe, expect, it } from 'vitest';
import { keptValues, restoredValues } from './draftValues';

const EMPTY = { fullName: '', isAgreed: false, amenities: [] as readonly string[], password: '' };
const SECRETS = ['password'];

describe('what a draft holds of a form', () => {
  it('is all but its secrets, and comes back as it was', () => {
    const typed = { fullName: 'Ama', isAgreed: true, amenities: ['running_water'], password: 'sesame' };
    const kept = keptValues(typed, SECRETS);
    expect(JSON.stringify(kept)).not.toContain('sesame');
    expect({ ...EMPTY, ...restoredValues(kept, EMPTY, SECRETS) }).toEqual({ ...typed, password: '' });
  });

  it('has nothing of a file, chosen or not', () => {
    const idDocument = new File(['%PDF'], 'ghana-card.pdf');
    expect(keptValues({ fullName: 'Ama', idDocument, photo: null }, [])).toEqual({ fullName: 'Ama' });
    const older = { fullName: 'Ama', idDocument: 'ghana-card.pdf', photo: [] };
    expect(restoredValues(older, { fullName: '', idDocument, photo: null }, [])).toEqual({ fullName: 'Ama' });
  });

  it('F6: leaves out fields that the form has not, or that hold something else now', () => {
    const older = { fullName: ['Ama'], isAgreed: 'yes', amenities: 'a,b', nickname: 'A', password: 'sesame' };
    expect(restoredValues(older, EMPTY, SECRETS)).toEqual({});
  });
});
