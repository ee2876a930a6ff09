import { Button } from '@efie/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(renderToString(createElement(Button, { href: '/listings' }, 'View All')));
