import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Button, Heading, Text } from '../../primitives';
import {
  Art,
  ArtRoom,
  ArtTiles,
  Columns,
  Form,
  HomeLine,
  More,
  Sentence,
  Strip,
  StripTiles,
  Top,
} from './AuthLayout.styles';

export interface AuthLayoutProps {
  /** The heading of the page. */
  title: string;
  /** One sentence under it. */
  lead: string;
  /** Whom the page is for, above the heading: 'For agents'. */
  badge?: string;
  /** The form. */
  children: ReactNode;
  /** A line below the form with the way to the other form: 'New to Efie? Create Your Account'. */
  more?: ReactNode;
  /** The sentence on the art panel; on phones it is not shown. */
  sentence: string;
  /** Seed of the block motif: each page has its own. */
  seed: string;
  /** Where '← Home' leads. */
  homeHref: string;
}

/** Radius of the gate corner in tiles: 160 px where six of them fill 620. */
const GATE = 1.548;

/**
 * The page of a login or a sign-up: the form in a column of at most 440 px, from 1024 px the art panel of 620 beside it,
 * below that a strip of the motif above it (design.md section 5). Every one has a link home (checklist 314).
 */
export function AuthLayout({
  title,
  lead,
  badge,
  children,
  more,
  sentence,
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
          {more !== undefined && <More>{more}</More>}
          <HomeLine>
            <Button kind="ghost" edge="start" icon={ArrowLeft} href={homeHref}>
              Home
            </Button>
          </HomeLine>
        </Form>
        <ArtRoom>
          <Art data-ground="brand">
            <ArtTiles seed={seed} columns={6} rows={5} set="onForest" gate={GATE} />
            <Sentence>{sentence}</Sentence>
          </Art>
        </ArtRoom>
      </Columns>
    </>
  );
}
