// First script of every document, inline. esbuild converts it to ES5, which browsers older than the supported ones run.
// `PAGE` names the kind of page it stands in, so that it carries no other's part.
// It settles what the first paint must know; CSS shows the matching variant (design: state at first paint).
(() => {
  var root = document.documentElement;
  var agentText = navigator.userAgent;
  function item(area, key) {
    try {
      return window[area].getItem(key);
    } catch (_e) {
      return null;
    }
  }
  // Other pages keep nothing here.
  var keep =
    (PAGE === 'home' || PAGE === 'guarded') &&
    ((key, value) => {
      try {
        window.sessionStorage.setItem(key, value);
      } catch (_e) {
        // A blocked storage must not break the page.
      }
    });
  function json(area, key) {
    try {
      return JSON.parse(item(area, key));
    } catch (_e) {
      return null;
    }
  }
  var path = location.pathname;
  // In the language of this address: where it lets nobody in, no page remembers it.
  function go(to) {
    location.replace((PAGE === 'guarded' && path.indexOf('/ty/') === 0 ? '/ty' : '') + to);
  }
  // Hardly a visit asks for it.
  function bare() {
    return path.replace(/^\/ty(?=\/)/, '').replace(/^\/+/, '/');
  }

  // A host that cannot read cookies answers in English: move a Filipino reader before anything is painted. The cookie
  // decides, but asking for it holds the page up: whoever never chose Filipino on this device needs none of it.
  function wantsFilipino() {
    var kept;
    try {
      kept = window.localStorage.getItem('language');
    } catch (_e) {
      kept = 'unknown';
    }
    if (kept === null || kept === 'EN') return false;
    var match = /(?:^|; )lang=(en|ty)/.exec(document.cookie);
    return match ? match[1] === 'ty' : kept === 'TY';
  }
  if (root.lang === 'en' && path.indexOf('/ty/') !== 0 && wantsFilipino()) go('/ty' + path + location.search);

  // Looks of wide screens: an upright phone has them with its first touch (`late-styles.ts`), in time for a turn.
  var wide = root.querySelector('link');
  if (matchMedia(wide.media).matches) wide.href = wide.dataset.href;

  // X12: letters, contrast and motion as this device keeps them, or as its system wishes.
  var comfort = json('localStorage', 'COMFORT') || {};
  if (comfort.look) root.style.cssText = comfort.look;
  var still = comfort.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) root.setAttribute('data-still', '');

  var settings = json('sessionStorage', 'SITE_SETTINGS');
  var info = settings && settings.consolidated;
  // R040, R041: what the last answer said decides before anything is painted; `startTarget` says the same in full.
  var gates = (settings && settings.template) || {};
  var barrier = gates.maintenance
    ? '/m/maintenance'
    : gates.regionRestriction && root.getAttribute('data-when-restricted') === null
      ? '/m/ipLimit'
      : '';
  if (barrier && bare() !== barrier) go(barrier);

  var session = json('sessionStorage', 'MC_SESSION_INFO');
  // A window that another site opened can start with a copy of its opener's session, which is removed here.
  if (session && window.opener && document.referrer.indexOf(location.origin + '/'))
    try {
      window.opener.location.href;
    } catch (_e) {
      session = sessionStorage.removeItem('MC_SESSION_INFO');
    }
  var signedIn = !!(session && session.token);
  // R042: which of the two member centres shows.
  var templates = gates.info && gates.info.mobileTemplate;
  if (templates && templates.mem_cen === '1') root.setAttribute('data-mem-cen', '1');
  root.setAttribute('data-auth', signedIn ? 'in' : 'out');

  var labels = (info && info.whitelabel) || {};
  var flags = labels.flags || {};

  // X06: a closed account sees its own page, and what leads to its money.
  if (signedIn && session.closed && root.getAttribute('data-when-closed') === null) go('/m/closed');

  // A84, A24: who may not stay leaves before the page shows; as in domain/site/access.ts.
  if (PAGE === 'guarded')
    (() => {
      var access = root.getAttribute('data-access');
      var gate = root.getAttribute('data-gate');
      var type = signedIn ? session.type : null;
      var agent = typeof type === 'number' && [0, 4, 40].indexOf(type) < 0;
      var promotion = labels.promotions && labels.promotions[gate];
      if (agent) root.setAttribute('data-agent', '');
      var refuse = (text, path) => {
        keep('ACCESS_TEXT', text);
        go(path);
      };
      if (type === 4 && access !== 'anyone' && access !== 'session-or-login') refuse('free_reject', '/m/home');
      else if (!signedIn && /-or-home$/.test(access)) go('/m/home');
      else if (!signedIn && /-or-login$/.test(access))
        go('/m/login?redirect=' + encodeURIComponent(bare() + location.search));
      else if (signedIn && /^agent/.test(access) && !agent) go('/m/home');
      else if (signedIn && gate && (flags[gate] === false || (promotion && promotion.enabled === false))) {
        refuse('permissionDenied', '/m/mine');
      }
      // A76: entries that the merchant leaves out of the agent's grid.
      if (labels.agentMenu) root.setAttribute('data-agent-menu', labels.agentMenu.join(' '));
    })();

  if (signedIn && session.firstTimeLogin) root.setAttribute('data-first', '');
  var on = '';
  for (var name in flags) if (flags[name]) on += ' ' + name;
  var promotions = labels.promotions || {};
  for (var kind in promotions) if (promotions[kind].enabled) on += ' ' + kind;
  if (info) root.setAttribute('data-flags', on);
  root.setAttribute('data-balance', item('sessionStorage', 'BALANCE_HIDDEN') === '1' ? 'hidden' : 'shown');

  // R084, A34: `showsDownloadBar` says the same for settings that come later.
  if (PAGE === 'home')
    (() => {
      var phone = /iP(hone|ad|od)/.test(agentText);
      var installed =
        (window.matchMedia && window.matchMedia('(display-mode: standalone)').matches) || navigator.standalone === true;
      if (/[?&]source=pwa(&|$)/.test(location.search)) keep('PWA', '1');
      var iosLink = !info || (info.resources || []).some((link) => link.resourceType === 'IOS' && link.url);
      var bar =
        item('localStorage', 'HIDE_DOWNLOAD_BAR') !== '1' && !installed && item('sessionStorage', 'PWA') !== '1';
      root.setAttribute('data-download', bar && (!phone || iosLink) ? 'on' : 'off');
    })();

  // R051, A21: the native app's shell on a tall iPhone.
  var shell = root.getAttribute('data-shell-token');
  if (shell && agentText.indexOf(shell) >= 0 && /iPhone/.test(agentText) && screen.height >= 812)
    root.setAttribute('data-tall-shell', '');

  // A list asked for with filters is not the one the document was built with: it starts as a skeleton.
  if (PAGE === 'list')
    (() => {
      var asked = location.search.replace(/[?&]gameType=[^&]*/, '').replace(/^[?&]/, '');
      if (asked) root.setAttribute('data-asked', '');
    })();

  // A fade that is cut short says so by a rejection; nobody waits for it.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason)) event.preventDefault();
  });

  // R050: a page reached by a back swipe shows without the fade; for who wants no motion all do.
  addEventListener('pagereveal', (event) => {
    var fade = event.viewTransition;
    if (fade && (still || Date.now() - Number(item('sessionStorage', 'BACK_SWIPE')) < 1000)) fade.skipTransition();
  });
})();
