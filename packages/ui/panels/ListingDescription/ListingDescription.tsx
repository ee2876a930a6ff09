import { readDescriptionTags } from '@efie/domain/listing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LiveRegion } from '../../primitives';
import { Chip, Target } from '../../primitives/FilterChip/FilterChip.styles';
import { Body, Tags } from './ListingDescription.styles';

export interface ListingDescriptionProps {
  /** The agent's own text; its line breaks are kept. */
  children: string;
}

/**
 * A listing's description below tags of what it mentions. Pressing a tag, or pointing at it, marks the text that it was read
 * from.
 */
export function ListingDescription({ children: text }: ListingDescriptionProps) {
  const tags = useMemo(() => readDescriptionTags(text), [text]);
  const [pressed, setPressed] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const marked = tags.find(({ label }) => label === (pointed ?? pressed));
  const source = tags.find(({ label }) => label === pressed);
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pressed !== null) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [pressed]);
  return (
    <>
      {tags.length > 0 && (
        <>
          <Tags role="list" aria-label="Mentioned in the description">
            {tags.map(({ label }) => (
              <li key={label}>
                <Target
                  type="button"
                  aria-pressed={label === pressed}
                  onClick={() => setPressed(label === pressed ? null : label)}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(label)}
                  onPointerLeave={() => setPointed(null)}
                >
                  <Chip {...(label === pressed ? {} : { 'data-kind': 'add' })}>{label}</Chip>
                </Target>
              </li>
            ))}
          </Tags>
          <LiveRegion>{source ? `Marked: ${text.slice(source.start, source.end)}` : ''}</LiveRegion>
        </>
      )}
      <Body dir="auto">
        {marked ? (
          <>
            <span>{text.slice(0, marked.start)}</span>
            <mark ref={mark}>{text.slice(marked.start, marked.end)}</mark>
            <span>{text.slice(marked.end)}</span>
          </>
        ) : (
          text
        )}
      </Body>
    </>
  );
}
