import { labelExplorer } from './label-explorer.ts';
import { plugin } from './plugin.ts';
import './explorer.css';

declare const SwaggerUIBundle: (options: object) => unknown;

const box = document.getElementById('explorer');
if (box) labelExplorer(box);
SwaggerUIBundle({
  url: '/__admin/openapi.json',
  domNode: box,
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  validatorUrl: null,
  syntaxHighlight: { theme: 'obsidian' },
  plugins: [plugin],
});
