import { Skeleton, SkeletonLine } from '../../primitives';
import { FormEnd, FormLine, FormSection } from '../../primitives/FormSection';
import { radius } from '../../theme';
import { Facts } from './EditProfileForm.styles';
import { ButtonPlace, PhotoPlace, Waiting, WaitingField } from './EditProfileSkeleton.styles';
import { PROFILE_PARTS } from './profileParts';

const INPUT_HEIGHT = '3rem';
const BIO_HEIGHT = '7.25rem';

interface FieldSkeletonProps {
  width: string;
  height?: string;
  hasHint?: boolean;
}

function FieldSkeleton({ width, height = INPUT_HEIGHT, hasHint = false }: FieldSkeletonProps) {
  return (
    <WaitingField>
      <SkeletonLine variant="small" width={width} />
      <Skeleton height={height} radius={radius.control} />
      {hasHint && <SkeletonLine variant="caption" width="min(18rem, 80%)" />}
    </WaitingField>
  );
}

/** Skeleton of `EditProfileForm` with the real section titles. */
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
          <FieldSkeleton width="4.5rem" />
          <FieldSkeleton width="6.5rem" />
          <FieldSkeleton width="3rem" />
          <FormLine>
            <FieldSkeleton width="2rem" height={BIO_HEIGHT} />
          </FormLine>
        </FormSection>
        <FormSection {...location}>
          <FieldSkeleton width="3.5rem" />
          <FieldSkeleton width="3.5rem" />
        </FormSection>
        <FormSection {...account}>
          <FormLine>
            <FieldSkeleton width="2.5rem" hasHint />
          </FormLine>
          <FormLine>
            <Facts as="div">
              <FieldSkeleton width="4rem" height="1.625rem" />
              <FieldSkeleton width="7rem" height="1.625rem" />
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
