import { BRAND } from '@efie/domain/brand';
import { ContactEmail, LegalLayout, type LegalLayoutProps } from './LegalLayout';

const SECTIONS: LegalLayoutProps['sections'] = [
  {
    title: `Who may use ${BRAND.name}`,
    content: (
      <p>
        {BRAND.name} is for people aged 18 or over. We do not knowingly keep information about anyone younger.
        If you believe that we do, write to us and we delete it.
      </p>
    ),
  },
  {
    title: 'What you tell us',
    content: (
      <>
        <p>You can look at homes and agents without an account. We keep what you give us when you:</p>
        <ul>
          <li>make a user account: your name, your email address and your password;</li>
          <li>
            make an agent account: also your business name, phone number, region, district, bio and picture;
          </li>
          <li>list a property: its description, price, place and photos;</li>
          <li>save a property while you are logged in: which one it was;</li>
          <li>report a listing: your name, your email address, the reason and your message.</li>
        </ul>
        <p>
          Before a photo or a profile picture is sent, your browser removes the place where it was taken and
          the other hidden information in the file.
        </p>
        <p>
          A document you choose when you register as an agent is not sent to us. We count how often a listing
          is seen; the count does not say by whom.
        </p>
      </>
    ),
  },
  {
    title: 'What stays on your device',
    content: (
      <>
        <p>
          Your browser keeps what {BRAND.name} needs to work: that you are logged in, properties you saved
          without an account, properties you looked at lately, and forms you have not finished. We set no
          advertising cookies.
        </p>
        <p>
          Properties you saved join your account when you log in. The ones you looked at, and forms you have
          not finished, are not sent to us.
        </p>
        <p>
          An agent’s dashboard also keeps the view counts of earlier visits and the tasks that were hidden.
        </p>
        <p>
          Log out to remove your login, and the unfinished forms, view counts and hidden tasks of your
          account. Clear this site’s data in your browser to remove everything.
        </p>
      </>
    ),
  },
  {
    title: 'Who can see it',
    content: (
      <>
        <p>
          An agent’s name, business name, phone number, region, district, bio, picture and listings are
          public: that is how people find and call an agent. An agent’s email address and everything in a user
          account are not.
        </p>
        <p>
          A call or a WhatsApp message goes from you to the agent directly. We do not read it, and what
          happens to it there is between you, the agent and WhatsApp.
        </p>
        <p>
          We do not sell your information. When an agent buys a plan, our payment partner receives their email
          address and the plan. Otherwise we hand information over only where the law of Ghana requires it.
        </p>
      </>
    ),
  },
  {
    title: 'Payments',
    content: (
      <p>
        Agents pay for plans on the page of our payment partner. We do not store payment information: no card
        number, no mobile money PIN. We keep the date, the plan, the amount, the status and the reference of a
        payment, so that an agent can look it up.
      </p>
    ),
  },
  {
    title: 'How long we keep it',
    content: (
      <p>
        We keep an account and its listings until you ask us to delete them. Records of payments stay for as
        long as the law asks.
      </p>
    ),
  },
  {
    title: 'Your rights',
    content: (
      <p>
        Under the Data Protection Act, 2012 (Act 843) you may ask what we hold about you, have it corrected,
        and have it deleted. Write to <ContactEmail /> from the address of your account. If our answer does
        not satisfy you, you may complain to the Data Protection Commission.
      </p>
    ),
  },
  {
    title: 'Changes and questions',
    content: (
      <p>
        When this page changes, the date at its top changes with it. Questions go to <ContactEmail />.
      </p>
    ),
  },
];

export function PrivacyPolicyScreen() {
  return (
    <LegalLayout
      title="Privacy Policy"
      changedAt={Date.UTC(2026, 10, 21)}
      summary="We keep what an account or a listing needs, and no more. You can ask for it, correct it and have it deleted."
      sections={SECTIONS}
    />
  );
}
