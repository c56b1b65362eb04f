# Pictures.
cli-help-picture = Draw a position of a record as a picture, or a whole match as an animation.
cli-help-picture-out = The picture: a .svg, .png or .gif file. A .gif is always an animation.
cli-help-picture-seat = Show what this seat (0, 1…) may see (default: a spectator).
cli-help-picture-at = Show the position after this many entries (default: the last one).
cli-help-picture-animate = Draw the whole match up to that point, decision by decision.
cli-help-picture-seconds = How long an animation shows each position.
cli-help-picture-width = Width in pixels (not for .svg).
cli-help-picture-theme = The colours.
picture-written = The picture is in { $file }.
picture-format = “{ $file }” cannot be written: its name must end in one of { $formats }.
