#!/usr/bin/python3
"""A bare window of a phone's size with WebKitGTK, for WebKitWebDriver (its own MiniBrowser is wider than a phone).

Writes reports of pages and their frames (see report.js) to the file given as argument.
"""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 390, 844
HOOK = Path(__file__).with_name("report.js").read_text(encoding="utf-8")

reports = open(sys.argv[1], "a", encoding="utf-8", buffering=1)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def written(_, result):
    print(result.get_js_value().to_string(), file=reports)


def open_window(_session=None):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("report")
    content.connect("script-message-received::report", written)
    frames = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    start = WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript(HOOK, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    view.connect("close", lambda _: window.destroy())
    view.grab_focus()
    return view


def started(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("WebKitGTK")
    about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


context.connect("automation-started", started)
Gtk.main()
