import { Skeleton, SkeletonLine } from '../../primitives';
import { FormFooter, FullWidthField, FormSection } from '../../primitives/FormSection';
import { radius } from '../../theme';
import { Facts } from './EditProfileForm.styles';
import { ButtonBox, PhotoRow, SkeletonForm, SkeletonField } from './EditProfileSkeleton.styles';
import { PROFILE_SECTIONS } from './profileSections';

const INPUT_HEIGHT = '3rem';
const BIO_HEIGHT = '7.25rem';

interface FieldSkeletonProps {
  width: string;
  height?: string;
  hasHint?: boolean;
}

function FieldSkeleton({ width, height = INPUT_HEIGHT, hasHint = false }: FieldSkeletonProps) {
  return (
    <SkeletonField>
      <SkeletonLine variant="small" width={width} />
      <Skeleton height={height} radius={radius.control} />
      {hasHint && <SkeletonLine variant="caption" width="min(18rem, 80%)" />}
    </SkeletonField>
  );
}

/** Skeleton of `EditProfileForm` with the real section titles. */
export function EditProfileSkeleton() {
  const { photo, details, location, account } = PROFILE_SECTIONS;
  return (
    <SkeletonForm aria-hidden="true">
      <SkeletonLine variant="small" width="12rem" />
      <div>
        <FormSection {...photo}>
          <FullWidthField>
            <PhotoRow>
              <Skeleton width="120px" height="120px" radius="50%" />
              <Skeleton width="9.5rem" height="2.75rem" radius={radius.control} />
            </PhotoRow>
          </FullWidthField>
        </FormSection>
        <FormSection {...details}>
          <FieldSkeleton width="4.5rem" />
          <FieldSkeleton width="6.5rem" />
          <FieldSkeleton width="3rem" />
          <FullWidthField>
            <FieldSkeleton width="2rem" height={BIO_HEIGHT} />
          </FullWidthField>
        </FormSection>
        <FormSection {...location}>
          <FieldSkeleton width="3.5rem" />
          <FieldSkeleton width="3.5rem" />
        </FormSection>
        <FormSection {...account}>
          <FullWidthField>
            <FieldSkeleton width="2.5rem" hasHint />
          </FullWidthField>
          <FullWidthField>
            <Facts as="div">
              <FieldSkeleton width="4rem" height="1.625rem" />
              <FieldSkeleton width="7rem" height="1.625rem" />
            </Facts>
          </FullWidthField>
        </FormSection>
        <FormFooter>
          <ButtonBox>
            <Skeleton height="3.25rem" radius={radius.control} />
          </ButtonBox>
        </FormFooter>
      </div>
    </SkeletonForm>
  );
}
