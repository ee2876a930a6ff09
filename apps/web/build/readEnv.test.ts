import { describe, expect, it } from 'vitest';
import { baseUrlProblem } from './readEnv';

const problemOf = (url: string) => baseUrlProblem('VITE_API_BASE_URL', url);

describe('the URL of the backend', () => {
  it.each([
    '',
    'https://api.example.com',
    'https://api.example.com/',
    'http://localhost:4010',
    'http://192.168.0.7:8000',
    'http://[::1]:4010',
    'https://example.com/backend',
    'https://example.com/api/v2',
    'https://example.com/rapi',
    'HTTPS://api.example.com',
  ])('may be "%s"', (url) => {
    expect(problemOf(url)).toBeNull();
  });

  it.each([
    ['api.example.com', 'write a whole URL'],
    ['localhost:4010', 'write a whole URL'],
    ['//api.example.com', 'write a whole URL'],
    ['/backend', 'write a whole URL'],
    ['https:/api.example.com', 'write a whole URL'],
    ['https://', 'write a whole URL'],
    ['ftp://api.example.com', 'write a whole URL'],
    ['"https://api.example.com"', 'write a whole URL'],
    [' https://api.example.com', 'remove the spaces'],
    ['https://api.example.com\n', 'remove the spaces'],
    ['https://api.exa mple.com', 'remove the spaces'],
    ['https://api.example.com?x=1', 'leave out the ? or #'],
    ['https://api.example.com/#', 'leave out the ? or #'],
    ['https://ama:secret@api.example.com', 'leave out the name and password'],
    ['https://api.example.com/api', 'leave out /api'],
    ['https://api.example.com/api/', 'leave out /api'],
    ['https://api.example.com/v1/API//', 'leave out /api'],
  ])('is rejected when it is "%s", with what to do', (url, remedy) => {
    const problem = problemOf(url);
    expect(problem).toContain(`VITE_API_BASE_URL is "${url}": ${remedy}`);
    expect(problem?.match(/\.(?:\s|$)/g)).toHaveLength(1);
  });

  it('of stored photos may end with /api', () => {
    expect(baseUrlProblem('VITE_STORAGE_BASE_URL', 'https://cdn.example.com/api')).toBeNull();
    expect(baseUrlProblem('VITE_STORAGE_BASE_URL', 'cdn.example.com')).toContain('write a whole URL');
  });
});
