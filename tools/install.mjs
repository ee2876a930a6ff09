/** Installs what is missing; the first step of every command that calls an installed program directly. */
import { ensureInstalled } from './tools.mjs';

await ensureInstalled();
