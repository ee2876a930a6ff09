import type { AgentProfileChanges } from '@efie/api';
import { initials, type Agent } from '@efie/domain';
import type { ReactNode } from 'react';
import { ServerForm, SubmitButton, useShownFields } from '../../fields/form';
import { PhoneField } from '../../fields/PhoneField';
import { ProfileImageField, type ProfileImageFieldProps } from '../../fields/ProfileImageField';
import { RegionDistrictFields } from '../../fields/RegionDistrictFields';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import { useWithheldNotice } from '../../hooks/withheldData';
import { Button } from '../../primitives';
import { FormEnd, FormLine, FormSection } from '../../primitives/FormSection';
import { DraftRestored, useDraftedForm } from '../sending';
import { AccountFacts } from './AccountFacts';
import { Buttons, Parts } from './EditProfileForm.styles';
import { PROFILE_PARTS } from './profileParts';
import { profileValues, type EditProfileValues } from './profileValues';

const loadSchema = async () => (await import('./editProfileSchema')).editProfileSchema;

/** Above the fields when several are invalid, and in a toast. */
const INVALID_FORM_TEXT = 'Please fix the errors in the form';

export interface EditProfileFormProps {
  agent: Agent;
  /** Sends the changed fields; the messages of a rejection's `fields` are shown at their fields. */
  send: (changes: AgentProfileChanges) => Promise<unknown>;
  onSaved: () => void;
  /** Nothing was changed, and nothing was sent. */
  onUnchanged: () => void;
  /** Validation failed, and nothing was sent. The form announces each error, so a toast must not be announced. */
  onInvalid: (text: string) => void;
  describeFailure: (error: unknown) => string;
  /** Leaves the screen; the draft was discarded before. */
  onCancel: () => void;
  /** Handlers for the selected profile image. */
  image: Pick<ProfileImageFieldProps, 'prepare' | 'onUpload' | 'onRefused' | 'describeFailure'>;
  more: ReactNode;
}

/**
 * The form of an agent's own profile. Only changed fields are sent. The business name is required here although it is
 * optional at signup (ruling 84). Values are stored as a draft, which Cancel discards.
 */
export function EditProfileForm({
  agent,
  send,
  onSaved,
  onUnchanged,
  onInvalid,
  describeFailure,
  onCancel,
  image,
  more,
}: EditProfileFormProps) {
  const form = useDraftedForm<EditProfileValues, 'saved' | 'unchanged'>({
    draftKey: 'edit-profile',
    initialValues: profileValues(agent),
    schema: loadSchema,
    send: async (_, changes) => {
      if (Object.keys(changes).length === 0) return 'unchanged';
      await send(changes);
      return 'saved';
    },
    onDone: (outcome) => (outcome === 'saved' ? onSaved() : onUnchanged()),
    onInvalid: () => onInvalid(INVALID_FORM_TEXT),
    describeFailure,
    describeInvalid: (names) => (names.length > 1 ? INVALID_FORM_TEXT : ''),
  });
  const isShown = useShownFields(form);
  const hasAccount = useWithheldNotice() === null;
  return (
    <ServerForm form={form} label="Edit profile" hasRequiredNote>
      <DraftRestored draft={form.draft} />
      <Parts>
        {hasAccount && (
          <FormSection {...PROFILE_PARTS.photo}>
            <FormLine>
              <ProfileImageField
                {...image}
                label={PROFILE_PARTS.photo.title}
                isLabelHidden
                isHintElsewhere
                initials={initials(agent.fullName)}
                src={agent.photoUrl ?? undefined}
              />
            </FormLine>
          </FormSection>
        )}
        {isShown('fullName', 'businessName', 'phone', 'bio') && (
          <FormSection {...PROFILE_PARTS.details}>
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
            {isShown('phone') && <PhoneField name="phone" label="Phone" isRequired hint="" />}
            {isShown('bio') && (
              <FormLine>
                <TextAreaField name="bio" label="Bio" rows={4} isOptional />
              </FormLine>
            )}
          </FormSection>
        )}
        {isShown('region', 'district') && (
          <FormSection {...PROFILE_PARTS.location}>
            <FormLine>
              <RegionDistrictFields isRequired />
            </FormLine>
          </FormSection>
        )}
        {hasAccount && (
          <FormSection {...PROFILE_PARTS.account}>
            <AccountFacts
              id={agent.id}
              email={agent.email}
              isEmailVerified={agent.isEmailVerified === true}
            />
          </FormSection>
        )}
        <FormEnd>
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
          {more}
        </FormEnd>
      </Parts>
    </ServerForm>
  );
}
