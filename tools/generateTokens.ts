/**
 * Writes the theme from the token file, packages/ui/theme/efie.tokens.json; part of `npm run generate`. A mistake in the token
 * file is printed with its line and sets the exit code.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { root } from './run';
import { completeTokens } from './tokens/completeTokens';
import { readTokens, type Tokens } from './tokens/readTokens';
import { themeCssModule } from './tokens/themeCss';
import { TOKEN_FILE } from './tokens/tokenFile';
import { themeColorsModule, typedTokensModule } from './tokens/typedTokens';

const FOLDER = path.dirname(TOKEN_FILE);
const NOTICE = `// Generated from ${path.basename(TOKEN_FILE)} by tools/generateTokens.ts. Do not edit.\n`;

const modules: Readonly<Record<string, (tokens: Tokens) => string>> = {
  'themeCss.ts': themeCssModule,
  'tokens.ts': typedTokensModule,
  'themeColors.ts': themeColorsModule,
};

async function write(file: string, text: string): Promise<string> {
  const filepath = path.join(root, file);
  const formatted = await format(text, { ...(await resolveConfig(filepath)), filepath });
  fs.writeFileSync(filepath, formatted);
  return formatted;
}

const source = fs.readFileSync(path.join(root, TOKEN_FILE), 'utf8');

async function complete(): Promise<string> {
  try {
    return completeTokens(source);
  } catch (error) {
    // Reading names the line and the column.
    if (error instanceof SyntaxError) await readTokens(source);
    throw error;
  }
}

try {
  const tokens = await readTokens(await write(TOKEN_FILE, await complete()));
  for (const [file, create] of Object.entries(modules))
    await write(`${FOLDER}/${file}`, NOTICE + create(tokens));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
