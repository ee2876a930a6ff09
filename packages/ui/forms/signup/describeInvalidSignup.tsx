import { InvalidFields, labelFromName } from '../submission';

/** The district can be chosen after the region, so that both are named in the first summary. */
const labelOf = (name: string) => (name === 'region' ? 'Region and District' : labelFromName(name));

/** The summary of a signup's invalid fields; of one field the message at the field suffices. */
export const describeInvalidSignup = (names: readonly string[]) =>
  names.length > 1 ? <InvalidFields names={names} labelOf={labelOf} /> : null;
