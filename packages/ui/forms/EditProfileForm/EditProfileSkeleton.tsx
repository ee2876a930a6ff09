import { Skeleton, SkeletonLine } from '../../primitives';
import { FormEnd, FormLine, FormSection } from '../../primitives/FormSection';
import { radius } from '../../theme';
import { Facts } from './EditProfileForm.styles';
import { ButtonPlace, PhotoPlace, Waiting, WaitingField } from './EditProfileSkeleton.styles';
import { PROFILE_PARTS } from './profileParts';

/** Heights of the real controls. */
const INPUT = '3rem';
const BIO = '7.25rem';

interface FieldInWaitingProps {
  /** As wide as the words of its label. */
  width: string;
  height?: string;
  hasHint?: boolean;
}

function FieldInWaiting({ width, height = INPUT, hasHint = false }: FieldInWaitingProps) {
  return (
    <WaitingField>
      <SkeletonLine variant="small" width={width} />
      <Skeleton height={height} radius={radius.control} />
      {hasHint && <SkeletonLine variant="caption" width="min(18rem, 80%)" />}
    </WaitingField>
  );
}

/** The form in waiting: its parts by name, and a box in the place of each field (checklist 440). */
export function EditProfileSkeleton() {
  const { photo, details, location, account } = PROFILE_PARTS;
  return (
    <Waiting aria-hidden="true">
      <SkeletonLine variant="small" width="12rem" />
      <div>
        <FormSection {...photo}>
          <FormLine>
            <PhotoPlace>
              <Skeleton width="120px" height="120px" radius="50%" />
              <Skeleton width="9.5rem" height="2.75rem" radius={radius.control} />
            </PhotoPlace>
          </FormLine>
        </FormSection>
        <FormSection {...details}>
          <FieldInWaiting width="4.5rem" />
          <FieldInWaiting width="6.5rem" />
          <FieldInWaiting width="3rem" />
          <FormLine>
            <FieldInWaiting width="2rem" height={BIO} />
          </FormLine>
        </FormSection>
        <FormSection {...location}>
          <FieldInWaiting width="3.5rem" />
          <FieldInWaiting width="3.5rem" />
        </FormSection>
        <FormSection {...account}>
          <FormLine>
            <FieldInWaiting width="2.5rem" hasHint />
          </FormLine>
          <FormLine>
            <Facts as="div">
              <FieldInWaiting width="4rem" height="1.625rem" />
              <FieldInWaiting width="7rem" height="1.625rem" />
            </Facts>
          </FormLine>
        </FormSection>
        <FormEnd>
          <ButtonPlace>
            <Skeleton height="3.25rem" radius={radius.control} />
          </ButtonPlace>
        </FormEnd>
      </div>
    </Waiting>
  );
}
