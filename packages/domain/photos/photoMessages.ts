import { displayFileName } from './fileNames';
import { PHOTO_LIMITS } from './photoLimits';

/** The forms where photos are chosen; their messages differ. */
export type PhotoForm = 'new' | 'edit';

const { minCount, maxCount } = PHOTO_LIMITS;

/** Messages about photos; those given by the specification are used to the letter. */
export const PHOTO_MESSAGES = {
  tooFew: `Please upload at least ${minCount} images`,
  tooFewLeft: `You must have at least ${minCount} images. Please upload more images before deleting this one.`,
  tooLarge: 'File too large. Maximum size is 5MB.',
  wrongType: {
    new: 'Invalid file type(s). Only JPEG, PNG, JPG, and GIF files are allowed.',
    edit: 'Invalid file type. Only JPEG, PNG, JPG, GIF allowed.',
  },
  tooMany: {
    new: `You can upload up to ${maxCount} images`,
    edit: `A property has up to ${maxCount} images. Remove one to add another.`,
  },
  /** Behind `wrongType` when one of the files is a HEIC. */
  heic: 'HEIC photos: save them as JPEG first. On an iPhone choose Settings, Camera, Formats, Most Compatible before you take them.',
  damaged: 'This photo is damaged or incomplete. Choose another copy of it.',
  empty: 'This file is empty. Choose another one.',
  unreadable: 'This file cannot be read. Choose it again.',
  tooManyPixels: `This photo has over ${PHOTO_LIMITS.maxPixels / 1_000_000} megapixels. Choose a smaller one.`,
  tooManyFrames: `This photo has over ${PHOTO_LIMITS.maxFrames} frames. Choose a still one.`,
  folder: 'A folder cannot be added. Open it and choose the photos in it.',
  notFiles: 'Only photo files can be added here.',
  droppedOutside: 'Drop photos on the field to add them.',
  busy: 'Wait until the photos are sent, then add more.',
  removed: 'Image removed from upload queue',
  marked: 'Image marked for deletion...',
  unmarked: 'Image deletion cancelled',
  deletionFailed: 'Failed to delete image',
  noPhotoId: 'Some photos cannot be deleted here. Contact support to remove them.',
} as const;

export const addedToQueue = (count: number): string => `${count} image(s) added to upload queue`;

export const uploadFailed = (fileName: string): string => `Failed to upload ${displayFileName(fileName)}`;

/** 'photo 3 of 5' for index 2. */
export const photoPosition = (index: number, total: number): string => `photo ${index + 1} of ${total}`;

export const photosUsed = (count: number): string => `${count} of ${maxCount} photos`;

export const totalAfterUpdate = (count: number): string =>
  `Total images after update: ${count}/${minCount} minimum`;
