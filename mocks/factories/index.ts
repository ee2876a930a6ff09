export { daysBefore, FIXED_NOW } from './clock';
export { createAgent } from './createAgent';
export { createListing } from './createListing';
export { createPayment, paymentReference } from './createPayment';
export { createUser } from './createUser';
export { PHOTO_PATHS, photosIn, type PhotoFolder } from './photos';
export { portraitOf } from './portraits';
export type * from './records';
