import { BRAND } from '@efie/domain/brand';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, Link, Logo } from '../../primitives';
import {
  Blurb,
  Brand,
  Columns,
  ColumnTitle,
  Footer,
  Content,
  Legal,
  LegalLinks,
  Rows,
} from './AppFooter.styles';

export interface FooterPaths {
  home: string;
  listings: string;
  about: string;
  agentLogin: string;
  privacyPolicy: string;
  termsOfService: string;
}

export interface AppFooterProps {
  /** URLs of the links. */
  paths: FooterPaths;
  /** Year of the copyright notice. */
  year: number;
  /** For an agent List Your Property is a button that calls `onListProperty`; for others it links to the agent login. */
  isAgent: boolean;
  /** A row below the links. */
  settings?: ReactNode;
  /** Called by List Property. */
  onListProperty: () => void;
}

/** The footer of every screen. */
export function AppFooter({ paths, year, isAgent, settings, onListProperty }: AppFooterProps) {
  return (
    <Footer data-ground="brand">
      <Content>
        <Columns>
          <Brand>
            <Logo tone="forest" />
            <Blurb>
              Homes to rent and buy across Ghana. Speak to the agent directly, by call or WhatsApp.
            </Blurb>
          </Brand>
          <nav aria-labelledby="footer-quick-links">
            <ColumnTitle id="footer-quick-links">Quick Links</ColumnTitle>
            <Rows role="list">
              <li>
                <Link href={paths.home}>Home</Link>
              </li>
              <li>
                <Link href={paths.listings}>Browse Properties</Link>
              </li>
              <li>
                <Link href={paths.about}>About Us</Link>
              </li>
              <li>
                {isAgent ? (
                  <button type="button" onClick={onListProperty}>
                    List Your Property
                  </button>
                ) : (
                  <Link href={paths.agentLogin}>List Your Property</Link>
                )}
              </li>
            </Rows>
          </nav>
          <div>
            <ColumnTitle>Contact</ColumnTitle>
            <Rows role="list">
              <li>
                <Link href={`tel:${BRAND.phone.replaceAll(' ', '')}`}>
                  <Icon icon={Phone} size="s" />
                  <bdi dir="ltr">{BRAND.phone}</bdi>
                </Link>
              </li>
              <li>
                <Link href={`mailto:${BRAND.email}`}>
                  <Icon icon={Mail} size="s" />
                  {BRAND.email}
                </Link>
              </li>
              <li>
                <span>
                  <Icon icon={MapPin} size="s" />
                  {BRAND.place}
                </span>
              </li>
            </Rows>
          </div>
        </Columns>
        {settings}
        <Legal>
          <p>{`© ${year} ${BRAND.name}. All rights reserved.`}</p>
          <p>{`Built by ${BRAND.studio}`}</p>
          <LegalLinks role="list">
            <li>
              <Link href={paths.privacyPolicy}>Privacy Policy</Link>
            </li>
            <li>
              <Link href={paths.termsOfService}>Terms of Service</Link>
            </li>
          </LegalLinks>
        </Legal>
      </Content>
    </Footer>
  );
}
