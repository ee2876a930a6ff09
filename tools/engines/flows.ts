import { appUrl, choosePhotos, fill, open, press, see, seeGone, until } from './page';

const DIALOG = '[role=dialog]';

export interface Check {
  name: string;
  run: () => Promise<unknown>;
}

/** Every path, with the heading of its screen. */
const ROUTES: readonly [path: string, heading: RegExp][] = [
  ['/', /^Find the door/],
  ['/listings', /^Rental Properties/],
  ['/property/1001', /./],
  ['/compare?homes=1001,1002', /^Compare/],
  ['/favorites', /^My Favorites/],
  ['/plans', /^Room for every listing/],
  ['/about', /^A fair way/],
  ['/user/signup', /^Create Your Account/],
  ['/user/login', /^Welcome Back/],
  ['/verify-email?email=a%40example.com', /./],
  ['/agent/signup', /^Become an Efie agent/],
  ['/agent/login', /^Agent Login/],
  ['/agent/verify-email?email=a%40example.com', /./],
  ['/agent/profile/101', /./],
  ['/privacy-policy', /./],
  ['/terms-of-service', /./],
  ['/payment/callback?reference=none', /./],
  ['/no-such-page', /^Page Not Found/],
  ['/agent/dashboard?as=agent-premium', /./],
  ['/agent/list-property?as=agent-premium', /./],
  ['/agent/edit-profile?as=agent-premium', /./],
];

const routes: readonly Check[] = ROUTES.map(([path, heading]) => ({
  name: path,
  run: () => open(path, heading),
}));

const flows: readonly Check[] = [
  {
    name: 'search for homes to buy from Home',
    run: async () => {
      await open('/?as=guest', /^Find the door/);
      await press(/^Buy/, 'input');
      await fill(/Region, district or town/, 'Kumasi');
      await press(/^Show [\d,]+ homes?/);
      await until('the results', () => appUrl().startsWith('/listings?'));
      await see('article a', /./);
    },
  },
  {
    name: 'narrow the list in the dialog of filters',
    run: async () => {
      await open('/listings', /^Rental Properties/);
      await press(/^Filters/);
      await fill(/^Region/, 'Ashanti', `${DIALOG} select`);
      await press(/^Show \d+ properties/, `${DIALOG} button`);
      await until('the region in the URL', () => appUrl().includes('region=Ashanti'));
    },
  },
  {
    name: 'choose a region on the map',
    run: async () => {
      await open('/listings', /^Rental Properties/);
      await press(/^Map/);
      await see('h2', /^Map/);
    },
  },
  {
    name: 'save a home and find it among the favorites',
    run: async () => {
      await open('/listings?as=user', /^Rental Properties/);
      await press(/^Save/, 'article [aria-pressed=false]');
      await see('article [aria-pressed=true]', /./);
      await open('/favorites', /^My Favorites/);
      await see('article', /./);
    },
  },
  {
    name: 'look through the photos of a home',
    run: async () => {
      await open('/property/1001');
      await press(/picture 1 of/);
      await press(/^Next photo/, `${DIALOG} button`);
      await press(/^Close/, `${DIALOG} button`);
      await seeGone(DIALOG);
    },
  },
  {
    name: 'report a listing',
    run: async () => {
      await open('/property/1001');
      await press(/^Report Issue/);
      await press(/^Submit Report/, `${DIALOG} button`);
      await see(DIALOG, /field is required|Please/);
    },
  },
  {
    name: 'draw the card of a home',
    run: async () => {
      await open('/property/1001');
      await press(/^Picture for WhatsApp/);
      await press(/^(?:Share|Download) picture/, `${DIALOG} button`);
    },
  },
  {
    name: 'log in as an agent',
    run: async () => {
      await open('/agent/login?as=guest', /^Agent Login/);
      await fill(/^Email/, 'agent.premium@example.com');
      await fill(/^Password/, 'efie-demo-2026');
      await press(/^Sign In/, 'form button');
      await see('h1', /^Hello/);
    },
  },
  {
    name: 'list a home with three photos',
    run: async () => {
      await open('/agent/list-property?as=agent-premium');
      await see('button', /^Add photos/);
      await choosePhotos();
      await see('button', /photo-3/);
      await fill(/^Title/, 'House with a garden in Kumasi');
      await fill(/^Description/, 'Three bedrooms, a garden, and water in the dry season.');
      await fill(/^Monthly Rent/, '2800');
      await fill(/^Region/, 'Ashanti');
      await fill(/^District/, 'Kumasi');
      await press(/^Kumasi/, '[role=option]');
      await fill(/^Specific location/, 'Near the market');
      await press(/^List Property/, 'form button');
      await see('h1', /^Hello/);
    },
  },
  {
    name: 'pay for a plan',
    run: async () => {
      await open('/plans?as=agent-free', /^Room for every listing/);
      await press(/^Upgrade to Pro/);
      await press(/^Pay GHS/);
      await see('h1', /^Hello/);
    },
  },
];

export const checks: readonly Check[] = [...routes, ...flows];
