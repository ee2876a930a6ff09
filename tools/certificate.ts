import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { root, runProgram } from './run';

const folder = path.join(root, '.cache/certificate');
const cert = path.join(folder, 'cert.pem');
const key = path.join(folder, 'key.pem');

export interface Certificate {
  /** Paths of PEM files. */
  cert: string;
  key: string;
}

export const NO_CERTIFICATE = `--https needs mkcert, which makes certificates that browsers trust:
  macOS: brew install mkcert      Windows: choco install mkcert      Linux: apt install mkcert
Then run \`mkcert -install\` once, and this command again. Or put your own certificate into
.cache/certificate/cert.pem and key.pem.`;

/** Whether the certificate in .cache/certificate is valid for all hosts. */
function isValidFor(hosts: readonly string[]): boolean {
  if (!fs.existsSync(cert) || !fs.existsSync(key)) return false;
  const stored = new X509Certificate(fs.readFileSync(cert));
  return (
    new Date(stored.validTo) > new Date() &&
    hosts.every((host) => (net.isIP(host) ? stored.checkIP(host) : stored.checkHost(host)) !== undefined)
  );
}

/**
 * A certificate for these hosts, made with mkcert if none is stored. Vite's plugins for certificates give Storybook none, and
 * browsers allow no service worker with the self-signed one of `@vitejs/plugin-basic-ssl`.
 * @returns null if mkcert is not installed or fails
 */
export async function findCertificate(hosts: readonly string[]): Promise<Certificate | null> {
  if (isValidFor(hosts)) return { cert, key };
  fs.mkdirSync(folder, { recursive: true });
  const { code } = await runProgram('mkcert', ['-cert-file', cert, '-key-file', key, ...hosts], {
    quiet: true,
  });
  return code === 0 ? { cert, key } : null;
}
