import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Button, Heading, Text } from '../../primitives';
import {
  Art,
  ArtColumn,
  ArtTiles,
  Columns,
  Form,
  HomeLine,
  Footer,
  Tagline,
  Strip,
  StripTiles,
  Top,
} from './AuthLayout.styles';

export interface AuthLayoutProps {
  /** Heading of the screen. */
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** The audience, above the title: 'For agents'. */
  badge?: string;
  /** The form, below title and lead. */
  children: ReactNode;
  /** A line below the form with a link to the other form: 'New to Efie? Create Your Account'. */
  footer?: ReactNode;
  /** Shown on the art panel, from 1024 px. */
  tagline: string;
  /** Seeds the motif, so that each screen gets its own. */
  seed: string;
  /** URL of the Home link. */
  homeHref: string;
}

/** Radius of the art panel's corner in tiles: 160 px when six tiles fill 620 px. */
const GATE_RADIUS = 1.548;

/**
 * Layout of the login and signup screens: a form of at most 440 px, with an art panel beside it from 1024 px and a strip
 * of the motif above it below that.
 */
export function AuthLayout({
  title,
  lead,
  badge,
  children,
  footer,
  tagline,
  seed,
  homeHref,
}: AuthLayoutProps) {
  return (
    <>
      <Strip>
        <StripTiles seed={seed} columns={15} rows={2} set="onForest" />
      </Strip>
      <Columns>
        <Form>
          <Top>
            {badge !== undefined && <Badge>{badge}</Badge>}
            <Heading level={1}>{title}</Heading>
            <Text tone="secondary">{lead}</Text>
          </Top>
          {children}
          {footer !== undefined && <Footer>{footer}</Footer>}
          <HomeLine>
            <Button kind="ghost" edge="start" icon={ArrowLeft} href={homeHref}>
              Home
            </Button>
          </HomeLine>
        </Form>
        <ArtColumn>
          <Art data-ground="brand">
            <ArtTiles seed={seed} columns={6} rows={5} set="onForest" gate={GATE_RADIUS} />
            <Tagline>{tagline}</Tagline>
          </Art>
        </ArtColumn>
      </Columns>
    </>
  );
}
