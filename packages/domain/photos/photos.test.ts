import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMarkForDeletion,
  countPhotos,
  coverOf,
  duplicateIds,
  formatFileSize,
  fingerprintOf,
  inspectPhoto,
  validateProfileImage,
  validateSelection,
  setMarkedForDeletion,
  stripMetadata,
  moveEntry,
  neighborOf,
  idDocumentWarning,
  photoKind,
  PHOTO_LIMITS,
  PHOTO_MESSAGES,
  photoPosition,
  photosUsed,
  setPhotoStates,
  uploadFileName,
  displayFileName,
  totalAfterUpdate,
  uploadFailed,
  addedToQueue,
  type ChosenPhoto,
  type NewPhoto,
  type PhotoContent,
  type QueuedPhoto,
} from './index';
import { gifBytes, GPS_LOCATION, jpegBytes, pngBytes } from '../../../testing/photoBytes';

fc.configureGlobal({ seed: 20261121 });

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the content of a file', () => {
  it('its type and size are read from the bytes', () => {
    expect(inspectPhoto(pngBytes({ width: 4000, height: 3000 }))).toEqual({
      state: 'whole',
      kind: 'png',
      width: 4000,
      height: 3000,
      frames: 1,
    });
    expect(inspectPhoto(jpegBytes({ width: 640, height: 480 }))).toMatchObject({
      kind: 'jpeg',
      width: 640,
      height: 480,
    });
    expect(inspectPhoto(gifBytes({ width: 320, height: 200, frames: 3 }))).toMatchObject({
      kind: 'gif',
      width: 320,
      frames: 3,
    });
  });

  it('HEIC and HEIF are of another type that is named', () => {
    for (const brand of ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']) {
      expect(inspectPhoto(bytesOf(`\0\0\0\u0018ftyp${brand}\0\0\0\0`)), brand).toEqual({
        state: 'other',
        format: 'heic',
      });
    }
  });

  it('a JPEG with bytes between its segments, which decoders skip, is whole, and keeps no metadata', () => {
    const plain = jpegBytes({ width: 64, height: 48, note: GPS_LOCATION });
    const scanAt = plain.lastIndexOf(0xda) - 1;
    const exifEnd = 4 + ((plain[4] ?? 0) << 8) + (plain[5] ?? 0);
    const paddings = [
      [0, 0],
      [0xff, 0xff],
      [1, 2, 3],
      [0xff, 0x00, 7],
      [0xff, 0x01],
      [0xff, 0xd0],
      new Uint8Array(999),
    ];
    for (const at of [exifEnd, scanAt])
      for (const padding of paddings) {
        const padded = Uint8Array.from([...plain.slice(0, at), ...padding, ...plain.slice(at)]);
        expect(inspectPhoto(padded), `${padding.slice(0, 3).toString()} at ${at}`).toMatchObject({
          state: 'whole',
          width: 64,
          height: 48,
        });
        const stripped = stripMetadata(padded, 'jpeg');
        expect(stripped).toEqual(stripMetadata(plain, 'jpeg'));
        expect(Buffer.from(stripped).includes(GPS_LOCATION)).toBe(false);
      }
  });

  it('text, SVG, WEBP, AVIF and PDF are of another type', () => {
    for (const text of [
      'hello',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '\0\0\0\u0018ftypavif\0\0\0\0',
      'RIFF\0\0\0\0WEBPVP8 ',
      '%PDF-1.7',
      'GIF90a',
      '',
    ]) {
      expect(inspectPhoto(bytesOf(text)), text).toEqual({ state: 'other' });
    }
  });

  it('a JPEG of more than 100 scans is damaged: each takes as long as decoding the whole photo', () => {
    const one = jpegBytes();
    const scan = one.slice(one.lastIndexOf(0xda) - 1, -2);
    const scans = (count: number) =>
      Uint8Array.from([
        ...one.slice(0, -2),
        ...Array.from({ length: count - 1 }, () => [...scan]).flat(),
        0xff,
        0xd9,
      ]);
    expect(inspectPhoto(scans(100)).state).toBe('whole');
    expect(inspectPhoto(scans(101)).state).toBe('damaged');
  });

  it('a photo truncated at any byte is damaged, and nothing throws', () => {
    for (const whole of [pngBytes(), jpegBytes(), gifBytes({ frames: 2 })]) {
      const kind = photoKind(whole);
      for (let length = 0; length < whole.length; length += 1) {
        const content = inspectPhoto(whole.slice(0, length));
        expect(content.state, `${kind} of ${length} bytes`).not.toBe('whole');
      }
      expect(
        inspectPhoto(Uint8Array.from([...whole, 1, 2, 3])),
        'with a trailer, as phones add',
      ).toMatchObject({
        state: 'whole',
      });
    }
  });

  it('any bytes give a result', () => {
    const start = fc.constantFrom(
      [],
      [0xff, 0xd8, 0xff],
      Array.from(pngBytes().slice(0, 33)),
      Array.from(gifBytes().slice(0, 13)),
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 400 }), (first, rest) => {
        const content = inspectPhoto(Uint8Array.from([...first, ...rest]));
        expect(['whole', 'damaged', 'other']).toContain(content.state);
      }),
    );
  });

  it('the frames of an animated PNG are counted', () => {
    expect(inspectPhoto(pngBytes({ frames: 400 }))).toMatchObject({ frames: 400 });
  });

  it('the same bytes have the same fingerprint', () => {
    expect(fingerprintOf(pngBytes())).toBe(fingerprintOf(pngBytes()));
    expect(fingerprintOf(pngBytes({ note: 'a' }))).not.toBe(fingerprintOf(pngBytes({ note: 'b' })));
  });
});

const validContent: PhotoContent = { state: 'whole', kind: 'jpeg', width: 4000, height: 3000, frames: 1 };
const chosen = (name: string, more: Partial<ChosenPhoto> = {}): ChosenPhoto => ({
  name,
  size: 1000,
  content: validContent,
  ...more,
});
const names = (photos: readonly ChosenPhoto[]) => photos.map(({ name }) => name);

describe('one selection', () => {
  it('in the form for a new listing, one PDF among five images rejects the whole selection', () => {
    const five = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map((name) => chosen(name));
    const verdict = validateSelection([...five, chosen('plan.pdf', { content: { state: 'other' } })], {
      form: 'new',
      used: 2,
    });
    expect(verdict).toEqual({
      accepted: [],
      rejections: [
        {
          text: 'Invalid file type(s). Only JPEG, PNG, JPG, and GIF files are allowed.',
          names: ['plan.pdf'],
        },
      ],
    });
  });

  it('in the edit dialog, the file of another type is named and the others are accepted', () => {
    const verdict = validateSelection(
      [chosen('1.jpg'), chosen('plan.pdf', { content: { state: 'other' } }), chosen('2.jpg')],
      { form: 'edit', used: 3 },
    );
    expect(names(verdict.accepted)).toEqual(['1.jpg', '2.jpg']);
    expect(verdict.rejections).toEqual([
      { text: 'Invalid file type. Only JPEG, PNG, JPG, GIF allowed.', names: ['plan.pdf'] },
    ]);
  });

  it('exactly 5 MB is accepted; larger and empty files are rejected by themselves', () => {
    const { maxBytes } = PHOTO_LIMITS;
    const verdict = validateSelection(
      [
        chosen('exact.jpg', { size: maxBytes }),
        chosen('over.jpg', { size: maxBytes + 1, content: { state: 'damaged', kind: 'jpeg' } }),
        chosen('nothing.jpg', { size: 0, content: { state: 'other' } }),
      ],
      { form: 'new', used: 0 },
    );
    expect(names(verdict.accepted)).toEqual(['exact.jpg']);
    expect(verdict.rejections).toEqual([
      { text: 'File too large. Maximum size is 5MB.', names: ['over.jpg'] },
      { text: 'This file is empty. Choose another one.', names: ['nothing.jpg'] },
    ]);
  });

  it('a damaged photo is not called a wrong type, nor is an unreadable one', () => {
    const verdict = validateSelection(
      [
        chosen('cut.jpg', { content: { state: 'damaged', kind: 'jpeg' } }),
        chosen('gone.jpg', { content: { state: 'unreadable' } }),
        chosen('fine.jpg'),
      ],
      { form: 'new', used: 0 },
    );
    expect(names(verdict.accepted)).toEqual(['fine.jpg']);
    expect(verdict.rejections).toEqual([
      { text: 'This photo is damaged or incomplete. Choose another copy of it.', names: ['cut.jpg'] },
      { text: PHOTO_MESSAGES.unreadable, names: ['gone.jpg'] },
    ]);
  });

  it('a HEIC gets the specified message with what to do', () => {
    const heic = chosen('IMG_1.HEIC', { content: { state: 'other', format: 'heic' } });
    const pdf = chosen('plan.pdf', { content: { state: 'other' } });
    const verdict = (form: 'new' | 'edit') => validateSelection([heic, pdf], { form, used: 0 }).rejections;
    expect(verdict('new')).toEqual([
      { text: `${PHOTO_MESSAGES.wrongType.new} ${PHOTO_MESSAGES.heic}`, names: ['IMG_1.HEIC', 'plan.pdf'] },
    ]);
    expect(verdict('edit')).toEqual([
      { text: `${PHOTO_MESSAGES.wrongType.edit} ${PHOTO_MESSAGES.heic}`, names: ['IMG_1.HEIC'] },
      { text: PHOTO_MESSAGES.wrongType.edit, names: ['plan.pdf'] },
    ]);
  });

  it('photos with too many pixels or frames are rejected with a reason', () => {
    const verdict = validateSelection(
      [
        chosen('flood.png', { content: { ...validContent, width: 30_000, height: 30_000 } }),
        chosen('film.gif', { content: { ...validContent, frames: 400 } }),
        chosen('phone-50.jpg', { content: { ...validContent, width: 8192, height: 6144 } }),
        chosen('phone-64.jpg', { content: { ...validContent, width: 9248, height: 6936 } }),
      ],
      { form: 'new', used: 0 },
    );
    expect(names(verdict.accepted)).toEqual(['phone-50.jpg', 'phone-64.jpg']);
    expect(verdict.rejections.map(({ text }) => text)).toEqual([
      'This photo has over 65 megapixels. Choose a smaller one.',
      'This photo has over 100 frames. Choose a still one.',
    ]);
  });

  it('of eleven photos the last one is rejected', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => chosen(`${index + 1}.jpg`));
    const verdict = validateSelection(eleven, { form: 'new', used: 0 });
    expect(verdict.accepted).toHaveLength(10);
    expect(verdict.rejections).toEqual([{ text: 'You can upload up to 10 images', names: ['11.jpg'] }]);
    expect(validateSelection([chosen('x.jpg')], { form: 'edit', used: 10 }).rejections[0]?.text).toBe(
      'A property has up to 10 images. Remove one to add another.',
    );
  });

  it('for any selection, at most ten photos are accepted, in order, and each rejected one is named once', () => {
    const content = fc.constantFrom<ChosenPhoto['content']>(
      validContent,
      { state: 'other' },
      { state: 'damaged', kind: 'png' },
      { state: 'unreadable' },
    );
    const file = fc.record({ size: fc.integer({ min: 0, max: 6 * 1024 * 1024 }), content });
    fc.assert(
      fc.property(
        fc.array(file, { maxLength: 14 }),
        fc.integer({ min: 0, max: 10 }),
        fc.constantFrom('new' as const, 'edit' as const),
        (files, used, form) => {
          const photos = files.map((entry, index) => ({ name: String(index), ...entry }));
          const { accepted, rejections } = validateSelection(photos, { form, used });
          expect(used + accepted.length).toBeLessThanOrEqual(Math.max(used, 10));
          expect(names(accepted).map(Number)).toEqual(
            names(accepted)
              .map(Number)
              .toSorted((a, b) => a - b),
          );
          const rejectedNames = rejections.flatMap((rejection) => rejection.names);
          expect(new Set(rejectedNames).size).toBe(rejectedNames.length);
          if (form === 'edit') expect(accepted.length + rejectedNames.length).toBe(photos.length);
          if (accepted.length === 0 && photos.length > 0) expect(rejectedNames.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

const newPhoto = (id: string, fingerprint = id): NewPhoto => ({
  kind: 'new',
  id,
  name: `${id}.jpg`,
  file: new File([], `${id}.jpg`),
  fingerprint,
  state: 'ready',
});
const storedPhoto = (id: string, isMarkedForDeletion = false): QueuedPhoto => ({
  kind: 'stored',
  id,
  photoId: id,
  url: `https://example.test/${id}.jpg`,
  isMarkedForDeletion,
});

describe('the queue', () => {
  it('moving keeps every photo, and moving back restores the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 10 }),
        fc.nat(9),
        fc.nat(9),
        (entries, from, to) => {
          const moved = moveEntry(entries, from, to);
          expect(moved.toSorted()).toEqual(entries.toSorted());
          const entry = entries[from];
          if (entry === undefined) {
            expect(moved).toBe(entries);
            return;
          }
          expect(moved.indexOf(entry)).toBe(Math.min(to, entries.length - 1));
          expect(moveEntry(moved, moved.indexOf(entry), from)).toEqual(entries);
        },
      ),
    );
    expect(moveEntry(['a', 'b'], 0, -5)).toEqual(['a', 'b']);
  });

  it('focus moves to the next photo, from the last to the previous, from the only one to none', () => {
    expect(neighborOf(['a', 'b', 'c'], 1)).toBe('c');
    expect(neighborOf(['a', 'b', 'c'], 2)).toBe('b');
    expect(neighborOf(['a'], 0)).toBeNull();
  });

  it('the count excludes marked photos and includes new ones; the cover is the first unmarked photo', () => {
    const photos = [storedPhoto('1', true), storedPhoto('2'), newPhoto('3')];
    expect(countPhotos(photos)).toBe(2);
    expect(coverOf(photos)?.id).toBe('2');
    expect(coverOf([storedPhoto('1', true)])).toBeNull();
    expect(totalAfterUpdate(4)).toBe('Total images after update: 4/3 minimum');
  });

  it('a photo cannot be marked when fewer than three would be left', () => {
    expect(canMarkForDeletion([storedPhoto('1'), storedPhoto('2'), storedPhoto('3')])).toBe(false);
    expect(canMarkForDeletion([storedPhoto('1'), storedPhoto('2'), storedPhoto('3'), newPhoto('4')])).toBe(
      true,
    );
    const marked = setMarkedForDeletion([storedPhoto('1'), storedPhoto('2')], '2', true);
    expect(marked).toEqual([storedPhoto('1'), storedPhoto('2', true)]);
    expect(setMarkedForDeletion(marked, '2', false)).toEqual([storedPhoto('1'), storedPhoto('2')]);
    expect(setMarkedForDeletion([newPhoto('1')], '1', true)).toEqual([newPhoto('1')]);
  });

  it('a failed photo becomes ready without its message; the others keep their states', () => {
    const failed = { state: 'failed', errorMessage: uploadFailed('2.jpg') } as const;
    const queue = [{ ...newPhoto('1'), ...failed }, { ...newPhoto('2'), ...failed }, storedPhoto('3')];
    expect(setPhotoStates(queue, (photo) => (photo.id === '2' ? { state: 'ready' } : photo))).toEqual([
      queue[0],
      newPhoto('2'),
      storedPhoto('3'),
    ]);
  });

  it('a duplicate of an earlier new photo is flagged', () => {
    expect([
      ...duplicateIds([storedPhoto('0'), newPhoto('1', 'x'), newPhoto('2', 'y'), newPhoto('3', 'x')]),
    ]).toEqual(['3']);
  });
});

describe('file names', () => {
  it('a displayed name has no path and no invisible characters, and a long one keeps both ends', () => {
    expect(displayFileName('../../x.jpg')).toBe('x.jpg');
    expect(displayFileName('C:\\fakepath\\house.png')).toBe('house.png');
    expect(displayFileName('exe\u202Egpj.jpg')).toBe('exegpj.jpg');
    expect(displayFileName('🏠🌴.jpg')).toBe('🏠🌴.jpg');
    expect(displayFileName('')).toBe('photo');
    const long = displayFileName(`${'a'.repeat(300)}-kitchen.jpg`);
    expect([...long]).toHaveLength(40);
    expect(long).toMatch(/^a{27}….*kitchen\.jpg$/);
  });

  it('an uploaded name is plain ASCII with the extension of the real type', () => {
    expect(uploadFileName('../../x.jpg', 'jpeg')).toBe('x.jpg');
    expect(uploadFileName('living room.jpg', 'png')).toBe('living-room.png');
    expect(uploadFileName('🏠', 'gif')).toBe('photo.gif');
    expect(uploadFileName('noextension', 'jpeg')).toBe('noextension.jpg');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        expect(uploadFileName(name, 'jpeg')).toMatch(/^[\w-]{1,80}\.jpg$/);
        expect([...displayFileName(name)].length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('messages', () => {
  it('match the specification', () => {
    expect(addedToQueue(3)).toBe('3 image(s) added to upload queue');
    expect(PHOTO_MESSAGES.removed).toBe('Image removed from upload queue');
    expect(uploadFailed('kitchen.jpg')).toBe('Failed to upload kitchen.jpg');
    expect(PHOTO_MESSAGES.tooFew).toBe('Please upload at least 3 images');
    expect(photoPosition(2, 5)).toBe('photo 3 of 5');
    expect(photosUsed(2)).toBe('2 of 10 photos');
  });
});

describe('the profile image', () => {
  const webp = bytesOf('RIFF\0\0\0\0WEBP');

  it('must be an image', () => {
    const rejection = { title: 'Invalid File Type', text: 'Please select an image file (JPG, PNG, etc.)' };
    expect(validateProfileImage({ type: 'application/pdf', size: 10 }, bytesOf('%PDF'))).toEqual(rejection);
    expect(validateProfileImage({ type: 'image/jpeg', size: 10 }, bytesOf('%PDF'))).toEqual(rejection);
    expect(validateProfileImage({ type: 'image/jpeg', size: 0 }, bytesOf(''))).toEqual(rejection);
  });

  it('can be of any image type and has at most 5 MB', () => {
    const { maxBytes } = PHOTO_LIMITS;
    expect(validateProfileImage({ type: 'image/webp', size: maxBytes }, webp)).toBeNull();
    expect(validateProfileImage({ type: '', size: 10 }, pngBytes())).toBeNull();
    expect(validateProfileImage({ type: 'image/webp', size: maxBytes + 1 }, webp)).toEqual({
      title: 'File Too Large',
      text: 'Please select an image smaller than 5MB',
    });
  });
});

describe('the ID document', () => {
  it('gets a warning but is not rejected', () => {
    expect(idDocumentWarning({ name: 'card.PDF', size: 10 * 1024 * 1024 })).toBeNull();
    expect(idDocumentWarning({ name: 'card.pdf', size: 11 * 1024 * 1024 })).toBe(
      'card.pdf is larger than 10MB.',
    );
    expect(idDocumentWarning({ name: 'card.pdf.exe', size: 10 })).toBe(
      'card.pdf.exe is not a PNG, JPG or PDF.',
    );
    expect(formatFileSize(11 * 1024 * 1024 + 1)).toBe('11.1 MB');
    expect(formatFileSize(1)).toBe('1 kB');
  });
});
