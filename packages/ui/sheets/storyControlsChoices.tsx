import { Handshake, KeyRound } from 'lucide-react';
import {
  FeaturedBadge,
  ListingTypeBadge,
  NotVerified,
  PaymentStatusBadge,
  PropertyTypeBadge,
  StatusBadge,
  SubscribedBadge,
  VerifiedAgent,
} from '../cards/badges';
import {
  AddChip,
  Checkbox,
  CountBadge,
  FilterChip,
  NumberChips,
  numberChipOptions,
  RadioGroup,
  SegmentedToggle,
} from '../primitives';
import { Caption, Section, Specimen } from './storySheet';

const ignore = () => undefined;

/** Checkboxes, radios, the toggle and the chips. */
export function ControlsChoices() {
  return (
    <Section label="Choice" top={2025}>
      <Specimen at={[248, 2084]} caption="checkbox" box="checkbox-checked">
        <Checkbox defaultChecked>Running Water</Checkbox>
      </Specimen>
      <Specimen at={[248, 2138]} box="checkbox">
        <Checkbox>Tiled Floor</Checkbox>
      </Specimen>
      <Specimen at={[398, 2084]} caption="radio" box="radio">
        <RadioGroup
          label="Reason"
          isLabelHidden
          value="Fraud or Scam"
          onValueChange={ignore}
          options={['Fraud or Scam', 'Other'].map((reason) => ({ value: reason, label: reason }))}
        />
      </Specimen>
      <Specimen at={[545, 2084]} width={300} caption="segmented toggle" box="segmented">
        <SegmentedToggle
          label="Listing Type"
          isLabelHidden
          value="rent"
          onValueChange={ignore}
          options={[
            { value: 'rent', label: 'For Rent', icon: KeyRound },
            { value: 'sale', label: 'For Sale', icon: Handshake },
          ]}
        />
      </Specimen>
      <Specimen at={[869, 2084]} width={304} caption="number chips (44 px)" box="chips">
        <NumberChips
          label="Bedrooms"
          isLabelHidden
          value="2"
          onValueChange={ignore}
          options={numberChipOptions}
        />
      </Specimen>
      <Caption at={[248, 2204]}>filter chips</Caption>
      <Specimen at={[248, 2228]} box="chip-remove">
        <FilterChip onRemove={ignore}>For Rent</FilterChip>
      </Specimen>
      <Specimen at={[423, 2228]} box="chip-add" state="focus">
        <AddChip onAdd={ignore}>Prepaid Meter</AddChip>
      </Specimen>
    </Section>
  );
}

/** Badges of a listing, an agent, a plan and a payment, and the counts. */
export function ControlsBadges() {
  return (
    <Section label="Badges" top={2308}>
      <Specimen at={[248, 2367]} caption="Featured" box="badge-featured">
        <FeaturedBadge />
      </Specimen>
      <Specimen at={[361, 2367]} width={144} caption="property type, on a picture" box="badge-picture">
        <div style={{ blockSize: 46, padding: 10, borderRadius: 8, background: 'var(--motif-empty-1)' }}>
          <PropertyTypeBadge propertyType="apartment" isOnPicture />
        </div>
      </Specimen>
      <Specimen at={[529, 2367]} caption="property type" box="badge-type">
        <PropertyTypeBadge propertyType="villa" />
      </Specimen>
      <Specimen at={[627, 2367]} caption="listing type" box="badge-rent">
        <ListingTypeBadge listingType="rent" />
      </Specimen>
      <Specimen at={[702, 2367]} box="badge-sale">
        <ListingTypeBadge listingType="sale" />
      </Specimen>
      <Specimen at={[790, 2371]} caption="agent" box="agent-verified">
        <VerifiedAgent />
      </Specimen>
      <Specimen at={[904, 2371]} box="agent-not-verified">
        <NotVerified />
      </Specimen>
      <Specimen at={[248, 2463]} caption="status" box="status-active">
        <StatusBadge status="active" />
      </Specimen>
      <Specimen at={[322, 2463]} box="status-inactive">
        <StatusBadge status="inactive" />
      </Specimen>
      <Specimen at={[406, 2463]} box="status-sold">
        <StatusBadge status="sold" />
      </Specimen>
      <Specimen at={[471, 2463]} box="status-rented">
        <StatusBadge status="rented" />
      </Specimen>
      <Specimen at={[567, 2463]} caption="plan" box="plan">
        <SubscribedBadge />
      </Specimen>
      <Specimen at={[692, 2463]} caption="payment" box="payment">
        <div style={{ display: 'flex', gap: 8 }}>
          <PaymentStatusBadge status="success" />
          <PaymentStatusBadge status="pending" />
          <PaymentStatusBadge status="failed" />
        </div>
      </Specimen>
      <Specimen at={[960, 2463]} caption="count" box="count-3">
        <CountBadge count={3} />
      </Specimen>
      <Specimen at={[988, 2463]} box="count-12">
        <CountBadge count={12} />
      </Specimen>
      <Specimen at={[1018, 2463]} box="count-many">
        <CountBadge count={100} />
      </Specimen>
    </Section>
  );
}
