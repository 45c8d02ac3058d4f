// filled by the event system
