import { TOKEN_KEYS } from './session';

const keys = Object.values(TOKEN_KEYS);

/** A JavaScript expression for scripts that run before the app: whether a token is stored, valid or not. */
export const storedTokenExpression = `(()=>{try{return ${JSON.stringify(keys)}.some((key)=>localStorage.getItem(key))}catch{return false}})()`;
