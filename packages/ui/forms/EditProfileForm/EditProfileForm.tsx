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

const rules = async () => (await import('./editProfileSchema')).editProfileSchema;

/** Above the fields when several are wrong, and in the toast (specification section 8 "Edit profile"). */
const FIX_THE_FORM = 'Please fix the errors in the form';

export interface EditProfileFormProps {
  agent: Agent;
  /** Sends what was changed; a rejection with `fields` puts each message at its field. */
  send: (changes: AgentProfileChanges) => Promise<unknown>;
  /** The server has taken the changes. */
  onSaved: () => void;
  /** Nothing was changed, and nothing was sent (checklist 458). */
  onUnchanged: () => void;
  /** Fields are wrong, and nothing was sent. The form says each aloud, so a toast of it is silent. */
  onInvalid: (text: string) => void;
  describeFailure: (error: unknown) => string;
  /** Leaves the page. What was typed is forgotten first. */
  onCancel: () => void;
  /** What becomes of a chosen picture. */
  image: Pick<ProfileImageFieldProps, 'prepare' | 'onUpload' | 'onRefused' | 'describeFailure'>;
  /** After the buttons: that it takes long. */
  more: ReactNode;
}

/**
 * An agent's own profile (specification section 2 "Edit profile"): only what was changed is sent, and nothing where nothing
 * was. The business name may be left out at signup and not here (ruling 84): the field says so while it is missing.
 * What was typed survives a refusal, a reload, a lost connection, the end of the session and Back; Cancel forgets it, since
 * with it the agent says that it is not wanted.
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
    schema: rules,
    send: async (_, changes) => {
      if (Object.keys(changes).length === 0) return 'unchanged';
      await send(changes);
      return 'saved';
    },
    onDone: (outcome) => (outcome === 'saved' ? onSaved() : onUnchanged()),
    onInvalid: () => onInvalid(FIX_THE_FORM),
    describeFailure,
    // A single wrong field says it itself.
    describeInvalid: (names) => (names.length > 1 ? FIX_THE_FORM : ''),
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
                  'You could leave it out when you signed up. A profile needs it: your own name will do.'
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
