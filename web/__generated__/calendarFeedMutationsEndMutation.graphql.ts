/**
 * @generated SignedSource<<d77a3189750a3a715394dbf569c0336c>>
 * @relayHash 74eddb123367f031f61163eed02a081a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79083b1efa36290db6a187c3788320900762d6449ec559dee2c95068e5b5b036

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndCalendarFeedInput = {
  userId?: string | null | undefined;
};
export type calendarFeedMutationsEndMutation$variables = {
  input: EndCalendarFeedInput;
};
export type calendarFeedMutationsEndMutation$data = {
  readonly endCalendarFeed: {
    readonly cater: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_cater">;
    } | null | undefined;
  };
};
export type calendarFeedMutationsEndMutation = {
  response: calendarFeedMutationsEndMutation$data;
  variables: calendarFeedMutationsEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "calendarFeedMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EndedCalendarFeed",
        "kind": "LinkedField",
        "name": "endCalendarFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CalendarFeed_cater"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "calendarFeedMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EndedCalendarFeed",
        "kind": "LinkedField",
        "name": "endCalendarFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CalendarFeed",
                "kind": "LinkedField",
                "name": "calendarFeeds",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fetchedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "79083b1efa36290db6a187c3788320900762d6449ec559dee2c95068e5b5b036",
    "metadata": {},
    "name": "calendarFeedMutationsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9da0d1ba5b93fa1d1b7726cadf1715ec";

export default node;
