// Runs inline, before the following elements are painted, because the build only knew its own day. Hides elements
// outside their dates; an element marked `data-except` is shown only then.
(() => {
  var now = Date.now();
  function show(element) {
    var until = element.getAttribute('data-until');
    var runs = Number(element.getAttribute('data-from')) <= now && (!until || now < Number(until));
    element.hidden = element.hasAttribute('data-except') ? runs : !runs;
  }
  Array.prototype.forEach.call(document.querySelectorAll('[data-from]'), show);
})();
