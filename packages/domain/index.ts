export * from './account/Agent';
export * from './account/currentPlan';
export * from './account/isEmailTaken';
export * from './account/listingLimit';
export * from './account/paymentStatus';
export * from './account/planTerm';
export * from './account/signInOutcome';
export * from './amenities/amenities';
export * from './amenities/amenityGroups';
export * from './brand';
export * from './contact/phone';
export * from './contact/sameSiteRedirect';
export * from './contact/reportReasons';
export * from './contact/safeImageUrl';
export * from './contact/safeRedirectUrl';
export * from './contact/siteUrl';
export * from './contact/whatsApp';
export * from './dates/dates';
export * from './dates/formatDate';
export * from './listing/Listing';
export * from './listing/fieldLabel';
export * from './listing/listingAdvice';
export * from './listing/listingCodes';
export * from './listing/listingFacts';
export * from './listing/listingFields';
export * from './listing/featuredListings';
export * from './listing/labels';
export * from './listing/listingStats';
export * from './listing/locationLine';
export * from './listing/lostListing';
export * from './listing/photoAlt';
export * from './listing/similarListings';
export * from './money/formatPaymentAmount';
export {
  CEDI,
  formatPrice,
  listingPrice,
  PRICE_ON_REQUEST,
  priceText,
  type PriceParts,
} from './money/formatPrice';
export * from './money/groupThousands';
export * from './money/sanitizePriceInput';
export * from './money/priceRanges';
export * from './money/readPrice';
export * from './moveIn/moveInCost';
export * from './names/initials';
export { type ExifOrientation } from './photos/exifOrientation';
export * from './photos/fileNames';
export * from './photos/idDocument';
export * from './photos/imageSize';
export * from './photos/photoLimits';
export * from './photos/photoContent';
export * from './photos/photoMessages';
export * from './photos/photoQueue';
export * from './photos/photoSelection';
export * from './photos/profileImage';
export * from './photos/stripMetadata';
export * from './places/districtOptions';
export * from './places/districts';
export * from './places/regions';
export * from './plans/paymentOutcome';
export * from './plans/paymentPlanName';
export * from './plans/planOffer';
export * from './plans/plans';
export * from './plans/subscriptionStep';
export * from './search/activeFilters';
export * from './search/filterParams';
export type { FilterCounts } from './search/filterCounts';
export * from './search/fieldFilters';
export * from './search/filters';
export * from './search/results';
export * from './search/searchIndex';
export * from './search/sort';
export * from './text/foldText';
export * from './listeners';
export * from './isRecord';
export { pluralize } from './text/pluralize';
export { codeLabel, normalizeCode } from './text/codes';
