import { parseAppPath } from '@efie/mocks/story-link';
import { LinkProvider, type LinkProps } from '@efie/ui/primitives/Link';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { Link, MemoryRouter } from 'react-router-dom';
import { isWholeApp } from '../storyKind';

function StoryLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

/** The path at which a story begins: the arg `address`, else the parameter `route`, else '/'. */
export function readRoute({ args, parameters }: Pick<StoryContext, 'args' | 'parameters'>): string {
  const chosenPath = typeof args['address'] === 'string' ? parseAppPath(args['address']) : null;
  return chosenPath ?? (typeof parameters['route'] === 'string' ? parameters['route'] : '/');
}

/** Renders a component alone in a router; screens and journeys bring theirs with `wholeApp`. */
export const withRoute: Decorator = (Story, context) =>
  isWholeApp(context.parameters) ? (
    <Story />
  ) : (
    <MemoryRouter key={context.id} initialEntries={[readRoute(context)]}>
      <LinkProvider component={StoryLink}>
        <Story />
      </LinkProvider>
    </MemoryRouter>
  );
