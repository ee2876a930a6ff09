import { Alert } from '../primitives/Alert';
import { Toast } from '../primitives/Toast/Toast';
import { Section, Specimen } from './storySheet';

const stay = () => undefined;

/** The four kinds of toasts. */
export function FeedbackToasts() {
  return (
    <Section label="Toasts" top={120}>
      <Specimen at={[248, 179]} width={400} caption="success" box="toast-success">
        <Toast
          kind="success"
          title="Property Listed!"
          description="Your property has been successfully listed."
          onClose={stay}
        />
      </Specimen>
      <Specimen at={[672, 179]} width={400} caption="error" box="toast-error">
        <Toast kind="error" title="Error" description="Failed to update favorites." onClose={stay} />
      </Specimen>
      <Specimen at={[248, 297]} width={400} caption="warning" box="toast-warning">
        <Toast
          kind="warning"
          title="Email not verified. Please verify your email before logging in."
          onClose={stay}
        />
      </Specimen>
      <Specimen at={[672, 297]} width={400} caption="info" box="toast-info">
        <Toast
          kind="info"
          title="Redirecting to payment gateway for Premium subscription..."
          onClose={stay}
        />
      </Specimen>
    </Section>
  );
}

/** The four kinds of alerts. */
export function FeedbackAlerts() {
  return (
    <Section label="Inline alerts" top={405}>
      <Specimen at={[248, 464]} width={464} caption="error" box="alert-error">
        <Alert kind="danger">Invalid credentials. Please try again.</Alert>
      </Specimen>
      <Specimen at={[736, 464]} width={464} caption="warning" box="alert-warning">
        <Alert kind="warning">Please fix the errors in the following fields: Title, District</Alert>
      </Specimen>
      <Specimen at={[248, 564]} width={464} caption="info" box="alert-info">
        <Alert kind="info">Email address cannot be changed for security reasons</Alert>
      </Specimen>
      <Specimen at={[736, 564]} width={464} caption="success" box="alert-success">
        <Alert kind="success">
          Email Verified Successfully! Your account has been verified. You can now log in.
        </Alert>
      </Specimen>
    </Section>
  );
}
