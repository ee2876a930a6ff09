import { BRAND } from '@efie/domain/brand';
import { PLANS, planLimit, planPrice } from '@efie/domain/plans';
import { Link } from '@efie/ui';
import { styled } from 'styled-components';
import { paths } from '../../routing/paths';
import { ContactEmail, LegalLayout, type LegalLayoutProps } from './LegalLayout';

const NoWrap = styled.span`
  white-space: nowrap;
`;

const SECTIONS: LegalLayoutProps['sections'] = [
  {
    title: `Who may use ${BRAND.name}`,
    content: (
      <p>
        You must be at least 18 years old. If you use {BRAND.name} for a business, you must be allowed to act
        for it.
      </p>
    ),
  },
  {
    title: `What ${BRAND.name} does`,
    content: (
      <>
        <p>
          {BRAND.name} shows homes that agents list for rent or for sale in Ghana, and puts you in touch with
          the agent by call or WhatsApp.
        </p>
        <p>
          We are not the owner, the landlord or the agent, and we are no party to what you agree with them.
          See a property before you pay, pay nothing for a viewing you have not had, and ask for a receipt.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    content: (
      <>
        <p>
          Give your real name and an email address that reaches you, keep your password to yourself, and tell
          us if someone else has used your account. What is done with your account counts as done by you.
        </p>
        <p>
          You can close your account at any time: write to us and we delete it. The{' '}
          <Link href={paths.privacyPolicy}>Privacy Policy</Link> says what we keep about you.
        </p>
      </>
    ),
  },
  {
    title: 'Listing a property',
    content: (
      <>
        <p>If you are an agent, you promise for each listing that:</p>
        <ul>
          <li>the owner allows you to offer it;</li>
          <li>the price, the place, the description and the photos are true and of this property;</li>
          <li>you mark it as rented or sold, or take it down, once it is gone;</li>
          <li>the photos are yours to use, and you let us show them.</li>
        </ul>
        <p>
          Anyone can report a listing. We may hide or remove one that breaks these terms, and close the
          account of an agent who misleads people.
        </p>
      </>
    ),
  },
  {
    title: 'Plans and payments',
    content: (
      <>
        <p>
          {BRAND.name} is free for people who look for a home. Agents begin on the Free plan and may choose
          another:
        </p>
        <ul>
          {PLANS.map((plan) => (
            <li key={plan.id}>
              {`${plan.name}: ${planPrice(plan)} per month, ${planLimit(plan).toLowerCase()}.`}
            </li>
          ))}
        </ul>
        <p>
          Payments are final unless stated otherwise. <Link href={paths.plans}>The Plans page</Link> states a{' '}
          <NoWrap>30-day</NoWrap> guarantee.
        </p>
        <p>
          You pay on the page of our payment partner. We do not store payment information. When a plan runs
          out your listings stay, and you cannot add more than your plan allows.
        </p>
      </>
    ),
  },
  {
    title: 'What you may not do',
    content: (
      <ul>
        <li>List a property that does not exist, or that is not yours to offer.</li>
        <li>Ask for money to show a property that you cannot show.</li>
        <li>Copy listings or people’s details from {BRAND.name} to use them elsewhere.</li>
        <li>Try to get into other people’s accounts, or to stop {BRAND.name} from working.</li>
      </ul>
    ),
  },
  {
    title: 'What we answer for',
    content: (
      <p>
        Agents write their listings, so we cannot promise that every word in them is right, that a property is
        still free, or that {BRAND.name} is always reachable. The Verified Agent mark says which agents are
        verified; it says nothing about a property. Nothing here takes away a right that the law of Ghana
        gives you.
      </p>
    ),
  },
  {
    title: 'Changes and contact',
    content: (
      <p>
        When these terms change, the date at the top changes with them; by using {BRAND.name} after that you
        accept them. The law of Ghana applies. Questions go to <ContactEmail />.
      </p>
    ),
  },
];

export function TermsOfServiceScreen() {
  return (
    <LegalLayout
      title="Terms of Service"
      changedAt={Date.UTC(2026, 10, 21)}
      summary="The short version: be 18 or over, be honest, and view before you pay."
      sections={SECTIONS}
    />
  );
}
