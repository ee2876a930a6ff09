import type { AgentProfileChanges } from '@efie/api';
import type { Agent } from '@efie/domain/account';
import { isValidProfilePhone, telHref } from '@efie/domain/contact';
import { initials } from '@efie/domain/names';
import type { ReactNode } from 'react';
import { useTextField } from '../../fields/form';
import { PhoneField } from '../../fields/PhoneField';
import { ProfileImageField, type ProfileImageFieldProps } from '../../fields/ProfileImageField';
import { RegionDistrictFields } from '../../fields/RegionDistrictFields';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import { useWithheldNotice } from '../../hooks/withheldData';
import { Button } from '../../primitives';
import { FormFooter, FullWidthField, FormSection } from '../../primitives/FormSection';
import {
  DraftRestored,
  ServerForm,
  SubmitButton,
  useIsFieldShown,
  useServerForm,
  type Failure,
} from '../submission';
import { Buttons, Sections } from './EditProfileForm.styles';
import { PROFILE_SECTIONS } from './profileSections';
import { profileValues, type EditProfileValues } from './profileValues';

const loadSchema = async () => (await import('./editProfileSchema')).editProfileSchema;

/** Above the fields when several are invalid, and in a toast. */
const INVALID_FORM_TEXT = 'Please fix the errors in the form';

export interface EditProfileFormProps {
  /** The account whose profile is edited. */
  agent: Agent;
  /** Sends the changed fields; the field messages of an ApiError are shown at their fields. */
  send: (changes: AgentProfileChanges) => Promise<unknown>;
  /** Called after the changes were saved. */
  onSaved: () => void;
  /** Nothing was changed, and nothing was sent. */
  onUnchanged: () => void;
  /** Validation failed, and nothing was sent. The form announces each error, so a toast must not be announced. */
  onInvalid: (text: string) => void;
  /** What the form shows when the request fails. */
  onFailed: (error: unknown) => Failure;
  /** Leaves the screen; the draft was discarded before. */
  onCancel: () => void;
  /** Handlers for the selected profile image. */
  image: Pick<ProfileImageFieldProps, 'prepare' | 'onUpload' | 'onRejected' | 'describeFailure'>;
  /** `AccountFacts`; a screen loads them after the first paint. */
  accountFacts: ReactNode;
  /** Below the buttons, such as the notice of a slow request. */
  footer: ReactNode;
}

/** The specified format also accepts numbers that nobody can call; the hint says so before one is saved. */
function ProfilePhoneField() {
  const { value } = useTextField('phone');
  const isUncallable = isValidProfilePhone(value) && telHref(value) === null;
  return (
    <PhoneField
      name="phone"
      label="Phone"
      isRequired
      hint={isUncallable ? 'Visitors cannot call this number. Write it as 024 412 3456.' : ''}
    />
  );
}

/**
 * The form of an agent's own profile. Only changed fields are sent. The business name is required here although it is
 * optional at signup. Values are stored as a draft, which Cancel discards.
 */
export function EditProfileForm({
  agent,
  send,
  onSaved,
  onUnchanged,
  onInvalid,
  onFailed,
  onCancel,
  image,
  accountFacts,
  footer,
}: EditProfileFormProps) {
  const form = useServerForm<EditProfileValues, 'saved' | 'unchanged'>({
    initialValues: profileValues(agent),
    draft: { key: 'edit-profile' },
    schema: loadSchema,
    send: async (_, { changed }) => {
      if (Object.keys(changed).length === 0) return { kind: 'done', result: 'unchanged' };
      await send(changed);
      return { kind: 'done', result: 'saved' };
    },
    onDone: (result) => (result === 'saved' ? onSaved() : onUnchanged()),
    onFailed,
    onInvalid: () => onInvalid(INVALID_FORM_TEXT),
    describeInvalid: (names) => (names.length > 1 ? INVALID_FORM_TEXT : null),
  });
  const isShown = useIsFieldShown(form);
  const hasAccount = useWithheldNotice() === null;
  return (
    <ServerForm form={form} label="Edit profile" hasRequiredNote>
      <DraftRestored draft={form.draft} />
      <Sections>
        {hasAccount && (
          <FormSection {...PROFILE_SECTIONS.photo}>
            <FullWidthField>
              <ProfileImageField
                {...image}
                label={PROFILE_SECTIONS.photo.title}
                isLabelHidden
                isHintHidden
                initials={initials(agent.fullName)}
                src={agent.photoUrl ?? undefined}
              />
            </FullWidthField>
          </FormSection>
        )}
        {isShown('fullName', 'businessName', 'phone', 'bio') && (
          <FormSection {...PROFILE_SECTIONS.details}>
            {isShown('fullName') && (
              <TextField name="fullName" label="Full name" autoComplete="name" isRequired />
            )}
            {isShown('businessName') && (
              <TextField
                name="businessName"
                label="Business name"
                autoComplete="organization"
                isRequired
                hint={
                  agent.businessName === '' &&
                  'It was optional at signup, but a profile needs one. You can use your own name.'
                }
              />
            )}
            {isShown('phone') && <ProfilePhoneField />}
            {isShown('bio') && (
              <FullWidthField>
                <TextAreaField name="bio" label="Bio" rows={4} isOptional />
              </FullWidthField>
            )}
          </FormSection>
        )}
        {isShown('region', 'district') && (
          <FormSection {...PROFILE_SECTIONS.location}>
            <FullWidthField>
              <RegionDistrictFields isRequired />
            </FullWidthField>
          </FormSection>
        )}
        {hasAccount && <FormSection {...PROFILE_SECTIONS.account}>{accountFacts}</FormSection>}
        <FormFooter>
          <Buttons>
            <SubmitButton isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
              Save Changes
            </SubmitButton>
            <Button
              kind="ghost"
              size="large"
              onClick={() => {
                form.draft.discard();
                onCancel();
              }}
            >
              Cancel
            </Button>
          </Buttons>
          {footer}
        </FormFooter>
      </Sections>
    </ServerForm>
  );
}
