import { expose } from 'comlink';
import { createListingsHost } from './listingsHost';

expose(createListingsHost());
