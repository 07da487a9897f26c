/**
 * An inline script: loads the scripts that the element 'page-scripts' lists, the entry first, once the page has been painted.
 * Else they share the connection and the processor with what a visitor sees first. Where no paint is told, they are loaded
 * after three seconds; a page in the background, which is not painted, loads them at once.
 */
export const LOAD_SCRIPTS_AFTER_PAINT =
  "(function(){function add(name,set){var e=document.createElement(name);e.setAttribute('fetchpriority','low');set(e);" +
  'document.head.appendChild(e)}' +
  'var isLoaded;function load(){if(isLoaded)return;isLoaded=true;' +
  "JSON.parse(document.getElementById('page-scripts').textContent).forEach(function(path,index){" +
  "if(index===0)add('script',function(e){e.type='module';e.src=path});" +
  "else add('link',function(e){e.rel='modulepreload';e.href=path})})}" +
  "if(document.hidden)load();addEventListener('visibilitychange',load);" +
  "setTimeout(load,3000);new PerformanceObserver(load).observe({type:'paint',buffered:true})})()"

/** The list that LOAD_SCRIPTS_AFTER_PAINT reads. */
export const listScripts = (entry: string, scripts: readonly string[]): string =>
  `<script type="application/json" id="page-scripts">${JSON.stringify([...new Set([entry, ...scripts])])}</script>`
