import { VerificationLabel } from './VerificationLabel';

export function VerifiedAgent() {
  return <VerificationLabel data-glyph="badge-check">Verified Agent</VerificationLabel>;
}
