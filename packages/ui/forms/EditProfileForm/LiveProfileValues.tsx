import type { Agent } from '@efie/domain/account';
import { useFormikContext } from 'formik';
import { useDeferredValue, type ReactNode } from 'react';
import { useObjectUrl } from '../../fields/PhotoQueueField/useObjectUrl';
import type { EditProfileValues } from './profileValues';

export interface LiveProfileValuesProps {
  /** The saved profile. */
  agent: Pick<Agent, 'photoUrl'>;
  /** A chosen profile image, which replaces the saved one; null without one. */
  photo: File | null;
  /** Renders the values. */
  children: (values: EditProfileValues & Pick<Agent, 'photoUrl'>) => ReactNode;
}

/** The values in the form around it as they are typed, and the chosen image. */
export function LiveProfileValues({ agent, photo, children }: LiveProfileValuesProps) {
  const { values } = useFormikContext<EditProfileValues>();
  // Typing does not wait for what shows it.
  const shown = useDeferredValue(values);
  const photoUrl = useObjectUrl(photo) ?? agent.photoUrl;
  return children({ ...shown, photoUrl });
}
