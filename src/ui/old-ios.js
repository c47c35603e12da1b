// Before iOS 12.2 the steps differ; those browsers run only this script.
(() => {
  var match = /(?:iPhone|iPad|iPod).* OS (\d+)_(\d+)/.exec(navigator.userAgent);
  var old = match && (Number(match[1]) < 12 || (match[1] === '12' && Number(match[2]) < 2));
  if (old) document.documentElement.setAttribute('data-ios', 'old');
})();
