declare module '*?es5' {
  const script: { readonly code: string; readonly hash: `sha256-${string}` };
  export default script;
}
